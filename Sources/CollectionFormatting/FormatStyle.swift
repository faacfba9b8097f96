/// A value that writes others as text.
///
/// Styles only write: the library reads no numbers and dates that users type. A field for them is `DatePicker`, or a text field
/// whose text the app reads itself. A style is a value, may be used on any thread, and keeps the locale that it was made with.
public protocol FormatStyle<FormatInput>: Sendable {
    /// What is written.
    associatedtype FormatInput

    /// Writes a value. Every value has a text: see the style for those that are out of its range.
    func format(_ value: FormatInput) -> String
}
