extension CollectionView {
    /// What assistive technology is told while the user takes an item to another place. Replace any of the closures to
    /// speak another language; an empty sentence is silence.
    ///
    /// ```swift
    /// collectionView.reorderingStrings.dropped = { "\($0.name ?? "Eintrag"), abgelegt an Stelle \($0.position)" }
    /// ```
    public struct ReorderingStrings {
        /// Says how an item is taken to another place, after its name; `nil` says nothing.
        public var instructions: String?
        /// The item has been picked up.
        public var pickedUp: (ReorderedItem) -> String
        /// The item is seen at another place. It is read only while the item is held by the keyboard: otherwise the user sees it.
        public var moved: (ReorderedItem) -> String
        /// The item has been put down.
        public var dropped: (ReorderedItem) -> String
        /// The item is back where it was.
        public var cancelled: (ReorderedItem) -> String
        /// The item that was held is gone.
        public var lost: () -> String

        /// Creates the strings in English.
        public init() {
            instructions = "Press Control and Space to reorder."
            pickedUp = { "\($0.subject), picked up, \($0.place)" }
            moved = { "moved to \($0.place)\($0.whereabouts)" }
            dropped = { "\($0.subject), dropped, \($0.place)\($0.whereabouts)" }
            cancelled = { "cancelled, \($0.subject), \($0.place)\($0.whereabouts)" }
            lost = { "cancelled, the item is gone" }
        }
    }

    /// An item that is being taken to another place, for a sentence about it.
    public struct ReorderedItem: Equatable, Sendable {
        /// The name of the item, if the data source knows one.
        public var name: String?
        /// The place of the item in its section, from 1.
        public var position: Int
        /// The number of items in that section.
        public var count: Int
        /// The name of the section, if the data source knows one.
        public var section: String?
    }
}

extension CollectionView.ReorderedItem {
    var subject: String { name ?? "Item" }

    var place: String { "position \(position) of \(count)" }

    var whereabouts: String { section.map { " in \($0)" } ?? "" }
}
