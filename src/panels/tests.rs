//! Panels driven without a window.
