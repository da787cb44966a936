//! Encryption in the server itself, for a club without a proxy (TLS).

use super::{ServeFault, door::Connection};
use crate::engine::{data::Shown, storage::in_plain_words};
use axum_server::{
    accept::Accept,
    tls_rustls::{RustlsAcceptor, RustlsConfig},
};
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};
use std::{
    fs, io,
    path::Path,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// An encrypted connection.
pub(super) type Secured = <RustlsAcceptor as Accept<Connection, ()>>::Stream;

/// The certificate of a server, with its key.
#[derive(Clone, Debug)]
pub struct Encryption(RustlsAcceptor);

impl Encryption {
    /// Reads a certificate, with those that lead to a known one, and its key. Both files have the form PEM.
    ///
    /// # Errors
    /// A file cannot be read, has nothing of the kind, or the key belongs to another certificate: a sentence.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, ServeFault> {
        let chain = CertificateDer::pem_slice_iter(&bytes_of(certificate)?)
            .collect::<Result<Vec<CertificateDer<'static>>, _>>()
            .unwrap_or_default();
        if chain.is_empty() {
            return Err(ServeFault(format!("{} has no certificate in the form PEM", certificate.shown())));
        }
        let Ok(secret) = PrivateKeyDer::from_pem_slice(&bytes_of(key)?) else {
            return Err(ServeFault(format!("{} has no private key in the form PEM", key.shown())));
        };
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|config| config.with_no_client_auth().with_single_cert(chain, secret))
            .map_err(|error| {
                let (certificate, key) = (certificate.shown(), key.shown());
                ServeFault(format!("{certificate} cannot be used with the key {key}: {error}"))
            })?;
        Ok(Self(RustlsAcceptor::new(RustlsConfig::from_config(Arc::new(config)))))
    }

    /// Agrees with the other end on the encryption; none if that fails, or takes more than ten seconds.
    pub(super) fn agree(
        &self,
        connection: Connection,
    ) -> impl Future<Output = Option<Box<Secured>>> + Send + use<> {
        let agreeing = self.0.accept(connection, ());
        async move { agreeing.await.ok().map(|(secured, _)| Box::new(secured)) }
    }
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, ServeFault> {
    fs::read(path)
        .map_err(|error| ServeFault(format!("{} cannot be read: {}", path.shown(), in_plain_words(&error))))
}

/// A connection, encrypted or not.
#[derive(Debug)]
pub(super) enum Stream {
    Plain(Connection),
    Secured(Box<Secured>),
}

impl Stream {
    /// The connection beneath.
    pub fn connection(&self) -> &Connection {
        match self {
            Self::Plain(connection) => connection,
            Self::Secured(secured) => secured.get_ref().0,
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Secured(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Secured(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Secured(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Secured(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write_vectored(context, parts),
            Self::Secured(stream) => Pin::new(stream).poll_write_vectored(context, parts),
        }
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Self::Plain(stream) => stream.is_write_vectored(),
            Self::Secured(stream) => stream.is_write_vectored(),
        }
    }
}
