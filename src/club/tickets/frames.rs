//! Texts on a stream: each with its length before it, in four bytes, the highest first.

use iroh::endpoint::{RecvStream, SendStream};

/// The reason why no text can be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::club) enum FrameFault {
    /// The connection has ended.
    Ended,
    TooLong,
    /// The bytes are no UTF-8.
    NoText,
}

/// Reads a text of at most so many bytes. The stream cannot be used any more if this is dropped before it is ready.
pub(in crate::club) async fn read_text(
    stream: &mut RecvStream,
    longest: usize,
) -> Result<String, FrameFault> {
    let mut length = [0; 4];
    stream.read_exact(&mut length).await.map_err(|_| FrameFault::Ended)?;
    let length = usize::try_from(u32::from_be_bytes(length)).unwrap_or(usize::MAX);
    if length > longest {
        return Err(FrameFault::TooLong);
    }
    let mut bytes = vec![0; length];
    stream.read_exact(&mut bytes).await.map_err(|_| FrameFault::Ended)?;
    String::from_utf8(bytes).map_err(|_| FrameFault::NoText)
}

/// Writes a text.
pub(in crate::club) async fn write_text(stream: &mut SendStream, text: &str) -> Result<(), FrameFault> {
    let length = u32::try_from(text.len()).map_err(|_| FrameFault::TooLong)?;
    stream.write_all(&length.to_be_bytes()).await.map_err(|_| FrameFault::Ended)?;
    stream.write_all(text.as_bytes()).await.map_err(|_| FrameFault::Ended)
}
