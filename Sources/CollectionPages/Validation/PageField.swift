/// A member that an object of the format may have.
struct PageField {
    /// What a member's value must be.
    enum Kind {
        /// A text for people, with its greatest length in bytes.
        case text(Int)
        /// A piece of a paragraph, with its greatest length in bytes. Unlike a whole text it may end with a space.
        case piece(Int)
        /// A text that only programs read, such as a cursor, with its greatest length in bytes.
        case token(Int)
        /// An ASCII name.
        case name
        /// An id.
        case identifier
        case flag
        case integer(ClosedRange<Int64>)
        /// A duration in seconds.
        case duration(ClosedRange<Int64>)
        case color, link, path, imagePath, template, currency, locale
        /// One of several strings.
        case word([String])
        /// A name or a list of names.
        case fallback
        /// A list of names or ids.
        case names(Int)
        /// A list of texts for people.
        case texts(Int)
        /// A list of integers, with its exact length.
        case integers(Int, ClosedRange<Int64>)
        /// An object of names.
        case nameMap
        /// An object of texts that are arguments.
        case arguments
        case object(PageShape)
        /// A list of objects, with the greatest length.
        case objects(PageShape, Int)
        /// Triggers with their commands.
        case actions
    }

    let name: String
    let kind: Kind
    let isRequired: Bool

    init(_ name: String, _ kind: Kind, required: Bool = false) {
        self.name = name
        self.kind = kind
        isRequired = required
    }
}
