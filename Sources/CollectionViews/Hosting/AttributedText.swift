/// A text whose parts look different, such as a price beside the one it had before.
///
/// ```swift
/// var price = AttributedText("€90 ", "is-strong")
/// price.append("€120", "is-struck")
/// label.attributedText = price
/// ```
///
/// A part names roles, never a font or a colour. It is not a document: it has no links and no paragraphs.
public struct AttributedText: Equatable, Sendable {
    /// A part of the text that looks the same throughout.
    public struct Run: Equatable, Sendable {
        /// The characters.
        public var text: String
        /// The looks, besides those of the label.
        public var roles: [StyleRole]

        /// Creates a part.
        public init(_ text: String, roles: [StyleRole] = []) {
            self.text = text
            self.roles = roles
        }

        /// Whether both parts have the same bytes and the same looks.
        public static func == (left: Run, right: Run) -> Bool {
            left.text.hasSameBytes(as: right.text) && left.roles == right.roles
        }
    }

    /// The parts, in order.
    public var runs: [Run]

    /// Creates a text of one part.
    public init(_ text: String, _ roles: StyleRole...) {
        runs = [Run(text, roles: roles)]
    }

    /// Creates a text from its parts.
    public init(runs: [Run]) {
        self.runs = runs
    }

    /// Adds a part at the end.
    public mutating func append(_ text: String, _ roles: StyleRole...) {
        runs.append(Run(text, roles: roles))
    }

    /// All characters without their looks.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var string: String {
        var string = ""
        for run in runs { string += run.text }
        return string
    }
}
