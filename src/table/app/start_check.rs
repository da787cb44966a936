//! The check before the window opens: what it needs and what is missing, in one sentence.

use crate::engine::complain;

/// The commands that play without a window.
const WITHOUT: &str = "\"kessel selfplay\" and \"kessel run\" play without a window.";

/// Checks what a window needs.
///
/// # Errors
/// A sentence that names the missing part.
pub(super) fn check() -> Result<(), String> {
    #[cfg(target_os = "linux")]
    linux::check()?;
    Ok(())
}

/// Turns the two ways in which a window fails to open into a sentence instead of a panic report.
pub(super) fn speak_plainly() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let text = panic
            .payload()
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.payload().downcast_ref::<&str>().copied())
            .unwrap_or_default();
        let sentence = if text.contains("Unable to find a GPU") {
            format!(
                "Kessel cannot find a graphics adapter: install the driver of your graphics card, or a \
                 software renderer (on Debian: mesa-vulkan-drivers); {WITHOUT}"
            )
        } else if text.contains("Failed to build event loop") {
            format!("Kessel cannot open a window: {text}; {WITHOUT}")
        } else {
            return report(panic);
        };
        complain!("{sentence}");
        std::process::exit(1);
    }));
}

#[cfg(target_os = "linux")]
mod linux {
    use super::WITHOUT;
    use std::{env, fs, os::unix::net::UnixStream, path::Path};

    /// Libraries that a window under X loads, and their Debian packages.
    const X_LIBRARIES: [(&str, &str); 5] = [
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libXcursor.so.1", "libxcursor1"),
        ("libXi.so.6", "libxi6"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ];

    pub(super) fn check() -> Result<(), String> {
        let named = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
        if !named("DISPLAY") && !named("WAYLAND_DISPLAY") && !named("WAYLAND_SOCKET") {
            return Err(format!(
                "Kessel cannot find a display: neither DISPLAY nor WAYLAND_DISPLAY is set; {WITHOUT}"
            ));
        }
        if !named("WAYLAND_DISPLAY") && !named("WAYLAND_SOCKET") {
            display_answers()?;
            let missing: Vec<&str> = X_LIBRARIES
                .iter()
                .filter(|(file, _)| is_missing(file))
                .map(|(_, package)| *package)
                .collect();
            if !missing.is_empty() {
                return Err(format!(
                    "Kessel needs more libraries to open a window under X: install {} (names of the Debian \
                     packages); {WITHOUT}",
                    missing.join(", ")
                ));
            }
        }
        if is_missing("libvulkan.so.1") && is_missing("libEGL.so.1") {
            return Err(format!(
                "Kessel cannot find a graphics driver: neither Vulkan nor OpenGL is installed (on Debian: \
                 mesa-vulkan-drivers and libvulkan1); {WITHOUT}"
            ));
        }
        Ok(())
    }

    /// Checks that the local display answers; others are left to the window system.
    fn display_answers() -> Result<(), String> {
        let display = env::var("DISPLAY").unwrap_or_default();
        let Some(number) = display.strip_prefix(':').map(|rest| rest.split('.').next().unwrap_or(rest))
        else {
            return Ok(());
        };
        let socket = Path::new("/tmp/.X11-unix").join(format!("X{number}"));
        if UnixStream::connect(socket).is_ok() || abstract_socket_answers(number) {
            return Ok(());
        }
        Err(format!("Kessel cannot connect to the display: no answer at DISPLAY={display}; {WITHOUT}"))
    }

    fn abstract_socket_answers(number: &str) -> bool {
        use std::os::{linux::net::SocketAddrExt, unix::net::SocketAddr};
        SocketAddr::from_abstract_name(format!("/tmp/.X11-unix/X{number}"))
            .and_then(|address| UnixStream::connect_addr(&address))
            .is_ok()
    }

    /// Whether the loader's list of libraries lacks this one; without a list, no library counts as missing.
    fn is_missing(file: &str) -> bool {
        let Ok(list) = fs::read("/etc/ld.so.cache") else { return false };
        let listed = list.windows(file.len()).any(|part| part == file.as_bytes());
        let path = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        !listed && !env::split_paths(&path).any(|folder| folder.join(file).exists())
    }
}
