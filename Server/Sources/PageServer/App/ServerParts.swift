/// What the routes share: made once when the server is assembled.
struct ServerParts: Sendable {
    /// How the server is set up.
    let configuration: ServerConfiguration
    /// The database.
    let database: AppDatabase
    /// What pages are made of.
    let registry: PageRegistry
    /// Makes and reads cursors.
    let signer: CursorSigner
    /// The pictures.
    let pictures: PictureStore

    /// What is needed to put one answer together.
    func composer() -> PageComposer {
        PageComposer(registry: registry, signer: signer, clock: configuration.clock)
    }
}
