//! A server that encrypts its lines and pages itself.

use super::*;
use kessel::club::server::{Encryption, ServeOptions, serve_with};
use rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned,
    crypto::ring,
    pki_types::{CertificateDer, pem::PemObject},
};
use std::{path::Path, sync::Arc};

/// A certificate for this machine, made for these tests alone, and its key.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/online/server/certificate").join(name)
}

type Encrypted = StreamOwned<ClientConnection, TcpStream>;

/// Connects to a port of this machine; only this certificate is accepted.
fn connect(port: u16) -> Encrypted {
    let certificate = CertificateDer::from_pem_slice(&fs::read(file("cert.pem")).unwrap()).unwrap();
    let mut roots = RootCertStore::empty();
    roots.add(certificate).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = "localhost".try_into().unwrap();
    let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    StreamOwned::new(ClientConnection::new(Arc::new(config), name).unwrap(), stream)
}

/// The page and the line of a club are reached through its encryption, also while other connections never agree on theirs;
/// a request that is not encrypted gets no answer.
#[test]
fn lines_and_pages_are_encrypted() {
    let folder = Club::open("encrypted", Waits::default());
    let hall = Hall::open(Box::new(folder.store()), &REFEREED, HallRules::default(), 1).unwrap();
    let encryption = Encryption::read(&file("cert.pem"), &file("key.pem")).unwrap();
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let options = ServeOptions { encryption: Some(encryption), ..ServeOptions::default() };
    let store = Box::new(folder.store());
    let server = serve_with(hall, at, (store, &PAGED), Waits::default(), options).unwrap();
    let port = server.address().port();

    let silent: Vec<TcpStream> =
        (0..8).map(|_| TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap()).collect();
    let mut page = connect(port);
    page.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    // The end of the connection may come without the end of the encryption.
    let _ = page.read_to_end(&mut answer);
    assert!(answer.starts_with(b"HTTP/1.1 200 OK"), "{}", String::from_utf8_lossy(&answer));

    let (mut line, _) = tungstenite::client("ws://localhost/line", connect(port)).unwrap();
    line.send(tungstenite::Message::text(hello(None))).unwrap();
    let welcome = line.read().unwrap();
    assert!(welcome.to_text().unwrap().contains("welcome"), "{welcome:?}");

    let mut plain = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    plain.set_read_timeout(Some(PATIENCE)).unwrap();
    plain.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP"), "{}", String::from_utf8_lossy(&answer));
    drop(silent);
}

/// A wrong file is named in a sentence before the club opens.
#[test]
fn a_wrong_certificate_is_named() {
    let read = |certificate: &str, key: &str| Encryption::read(&file(certificate), &file(key));
    let fault = |certificate: &str, key: &str| read(certificate, key).unwrap_err().to_string();
    assert!(fault("missing.pem", "key.pem").contains("missing.pem cannot be read"));
    assert!(fault("key.pem", "key.pem").contains("has no certificate in the form PEM"));
    assert!(fault("cert.pem", "cert.pem").contains("has no private key in the form PEM"));
}
