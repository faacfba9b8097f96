/// The decoded content, and the diagnostics of decoding.
public struct Decoded<Content: Equatable & Sendable>: Equatable, Sendable {
    /// The content that can be shown.
    public var content: Content
    /// What was omitted or replaced, in the order of reading.
    public var diagnostics: [PageDiagnostic]

    /// Creates a result.
    public init(content: Content, diagnostics: [PageDiagnostic]) {
        self.content = content
        self.diagnostics = diagnostics
    }
}
