import CollectionGeometry

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
        public var styleClasses: [StyleClass]

        /// Creates a part.
        public init(_ text: String, styleClasses: [StyleClass] = []) {
            self.text = text
            self.styleClasses = styleClasses
        }

        /// Whether both parts have the same bytes and the same style classes.
        public static func == (left: Run, right: Run) -> Bool {
            left.text.hasSameBytes(as: right.text) && left.styleClasses == right.styleClasses
        }
    }

    /// The parts, in order.
    public var runs: [Run]

    /// Creates a string of one part.
    public init(_ text: String, _ styleClasses: StyleClass...) {
        runs = [Run(text, styleClasses: styleClasses)]
    }

    /// Creates a string from its parts.
    public init(runs: [Run]) {
        self.runs = runs
    }

    /// Adds a part at the end.
    public mutating func append(_ text: String, _ styleClasses: StyleClass...) {
        runs.append(Run(text, styleClasses: styleClasses))
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
