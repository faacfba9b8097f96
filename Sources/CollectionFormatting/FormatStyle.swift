/// A value that writes others as text.
public protocol FormatStyle<FormatInput>: Sendable {
    /// What is written.
    associatedtype FormatInput

    /// Writes a value. Every value has a text: see the style for those that are out of its range.
    func format(_ value: FormatInput) -> String
}
