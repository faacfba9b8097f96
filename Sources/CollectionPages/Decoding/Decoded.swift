/// What was read, and what was wrong with it.
public struct Decoded<Content: Equatable & Sendable>: Equatable, Sendable {
    /// The content, as much of it as can be shown.
    public var content: Content
    /// What was omitted or replaced, in the order of reading.
    public var diagnostics: [PageDiagnostic]

    /// Creates a result.
    public init(content: Content, diagnostics: [PageDiagnostic]) {
        self.content = content
        self.diagnostics = diagnostics
    }
}
