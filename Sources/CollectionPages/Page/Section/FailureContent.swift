/// What a section shows when its content could not be loaded.
public struct FailureContent: Equatable, Sendable {
    /// One line.
    public var title: String?
    /// What the user can do.
    public var text: String?
    /// Whether the user may try again.
    public var canRetry: Bool

    /// Creates the content of a failed section.
    public init(title: String? = nil, text: String? = nil, canRetry: Bool = true) {
        self.title = title
        self.text = text
        self.canRetry = canRetry
    }
}
