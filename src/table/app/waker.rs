//! Wakes the window from other threads.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use std::sync::{Arc, Mutex};

/// A function that wakes the window from another thread; without a window it does nothing, because nothing sleeps.
#[derive(Resource, Clone)]
pub struct Waker(pub Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// Wakes the window.
    pub fn wake(&self) {
        (self.0)();
    }
}

/// Returns a waker of the event loop of this world.
pub(crate) fn waker(world: &World) -> Waker {
    let Some(proxy) = world.get_resource::<EventLoopProxyWrapper>() else {
        return Waker(Arc::new(|| {}));
    };
    let proxy = Mutex::new((**proxy).clone());
    Waker(Arc::new(move || {
        if let Ok(proxy) = proxy.lock() {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }))
}
