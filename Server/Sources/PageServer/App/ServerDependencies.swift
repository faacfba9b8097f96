public import PageStore

/// What the routes of a server share. It is made once when the server is assembled.
public struct ServerDependencies: Sendable {
    /// How the server is set up.
    public let configuration: ServerConfiguration
    /// What is stored.
    public let store: any PageStore
    /// What pages are made of.
    public let registry: PageRegistry
    /// Makes and reads cursors.
    public let signer: CursorSigner
    /// The pictures.
    let pictures: PictureStore

    /// What is needed to put one response together.
    public func composer() -> PageComposer {
        PageComposer(registry: registry, signer: signer, clock: configuration.clock)
    }
}
