/// A string whose parts look different, such as a price beside the previous one.
///
/// ```swift
/// var price = AttributedText("€90 ", "is-strong")
/// price.append("€120", "is-struck")
/// label.attributedText = price
/// ```
///
/// A part has style classes, never a font or a colour. The string has no links and no paragraphs.
public struct AttributedText: Equatable, Sendable {
    /// A part of the string with uniform style classes.
    public struct Run: Equatable, Sendable {
        /// The characters.
        public var text: String
        /// The style classes, in addition to those of the label.
        public var roles: [StyleRole]

        /// Creates a part.
        public init(_ text: String, roles: [StyleRole] = []) {
            self.text = text
            self.roles = roles
        }

        /// Whether both parts have the same bytes and the same style classes.
        public static func == (left: Run, right: Run) -> Bool {
            left.text.hasSameBytes(as: right.text) && left.roles == right.roles
        }
    }

    /// The parts, in order.
    public var runs: [Run]

    /// Creates a string of one part.
    public init(_ text: String, _ roles: StyleRole...) {
        runs = [Run(text, roles: roles)]
    }

    /// Creates a string from its parts.
    public init(runs: [Run]) {
        self.runs = runs
    }

    /// Adds a part at the end.
    public mutating func append(_ text: String, _ roles: StyleRole...) {
        runs.append(Run(text, roles: roles))
    }

    /// All characters without their style classes.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var string: String {
        var string = ""
        for run in runs { string += run.text }
        return string
    }
}
