import CollectionFormatting

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

        /// Creates the strings in the language of the app.
        public init() {
            instructions = libraryText(
                "Press Control and Space to reorder.", german: "Verschieben mit Steuerung und Leertaste.",
                arabic: "اضغط على Control والمسافة لإعادة الترتيب.")
            pickedUp = {
                "\($0.subject), \(libraryText("picked up", german: "aufgenommen", arabic: "تم الالتقاط")), \($0.place)"
            }
            moved = {
                libraryText("moved to ", german: "verschoben an ", arabic: "نُقل إلى ") + $0.place + $0.whereabouts
            }
            dropped = {
                "\($0.subject), \(libraryText("dropped", german: "abgelegt", arabic: "تم الإفلات")), "
                    + $0.place + $0.whereabouts
            }
            cancelled = {
                libraryText("cancelled", german: "abgebrochen", arabic: "أُلغي")
                    + ", \($0.subject), \($0.place)\($0.whereabouts)"
            }
            lost = {
                libraryText(
                    "cancelled, the item is gone", german: "abgebrochen, den Eintrag gibt es nicht mehr",
                    arabic: "أُلغي، لم يعد العنصر موجودًا")
            }
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
    var subject: String { name ?? libraryText("Item", german: "Eintrag", arabic: "عنصر") }

    var place: String {
        libraryText(
            "position \(position) of \(count)", german: "Stelle \(position) von \(count)",
            arabic: "الموضع \(position) من \(count)")
    }

    var whereabouts: String { section.map { libraryText(" in ", german: " in ", arabic: " في ") + $0 } ?? "" }
}
