extension CollectionView {
    /// The announcements for assistive technology while the user moves an item. Replace the closures to localize them;
    /// an empty string announces nothing.
    ///
    /// ```swift
    /// collectionView.reorderingStrings.dropped = { "\($0.name ?? "Eintrag"), abgelegt an Stelle \($0.position)" }
    /// ```
    public struct ReorderingStrings {
        /// How an item is moved, announced after its name; `nil` for nothing.
        public var instructions: String?
        /// The item has been picked up.
        public var pickedUp: (ReorderedItem) -> String
        /// The item is displayed at another path. It is announced only for a movement by the keyboard: the user sees a
        /// drag.
        public var moved: (ReorderedItem) -> String
        /// The item was dropped.
        public var dropped: (ReorderedItem) -> String
        /// The item has returned to its place.
        public var cancelled: (ReorderedItem) -> String
        /// The dragged item was removed.
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

    /// An item that is being moved, for an announcement.
    public struct ReorderedItem: Equatable, Sendable {
        /// The name of the item; `nil` if the data source has none.
        public var name: String?
        /// The position of the item in its section, from 1.
        public var position: Int
        /// The number of items in that section.
        public var count: Int
        /// The name of the section; `nil` if the data source has none.
        public var section: String?
    }
}

extension CollectionView.ReorderedItem {
    var subject: String { name ?? "Item" }

    var place: String { "position \(position) of \(count)" }

    var whereabouts: String { section.map { " in \($0)" } ?? "" }
}
