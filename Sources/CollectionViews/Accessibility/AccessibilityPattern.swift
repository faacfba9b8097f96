import CollectionGeometry

extension CollectionView {
    /// The role of a collection view for assistive technology, in the terms of WAI-ARIA.
    ///
    /// The set size and the position of each item are those of the data, whether an item has a cell or not. A section
    /// that scrolls by itself is one item of the set, and a list of its own. In a list, the items below a header are a
    /// set of their own, and a header has its position among the headers. The attributes are correct whenever the view is
    /// at rest; while it scrolls they may be out of date.
    public enum AccessibilityPattern: Hashable, Sendable {
        /// No role: cells describe themselves.
        case none
        /// A list of items. Items of an outline have a level, and their buttons have an expanded state. This is the
        /// default.
        case list
        /// A list of options to choose from. Use it with a ``CollectionView/SelectionMode``.
        case listbox

        /// The role of the element that contains the cells.
        var containerRole: String? {
            switch self {
            case .none: nil
            case .list: "list"
            case .listbox: "listbox"
            }
        }

        /// The role of a cell.
        var itemRole: String? {
            switch self {
            case .none: nil
            case .list: "listitem"
            case .listbox: "option"
            }
        }

        /// The role of the element that contains the cells of a section that scrolls by itself.
        var rowRole: String? { self == .list ? "list" : nil }

        /// The role of such a section among the cells.
        var windowRole: String? { supplementaryRole }

        /// The role of a header or footer among the cells.
        var supplementaryRole: String? {
            switch self {
            case .none: nil
            case .list: "listitem"
            case .listbox: "group"
            }
        }
    }
}

/// The accessibility attributes of a cell.
struct ItemDescription {
    var role: String?
    var position = 0
    var count = 0
    /// The level in an outline, from 1; 0 outside of outlines.
    var level = 0
    var isSelected: Bool?
    /// Whether the Tab key reaches the cell; `nil` leaves that to the host.
    var isTabStop: Bool?
    /// How the item can be moved; `nil` if it cannot.
    var instructions: String?
}

extension ItemDescription: Equatable {
    /// Whether the attributes are equal. Strings are compared by their bytes: a comparison by Unicode's rules would add
    /// the tables of normalization to a program.
    static func == (left: Self, right: Self) -> Bool {
        left.position == right.position && left.count == right.count && left.level == right.level
            && left.isSelected == right.isSelected && left.isTabStop == right.isTabStop
            && left.role.hasSameBytes(as: right.role) && left.instructions.hasSameBytes(as: right.instructions)
    }
}

extension CollectionViewCell {
    /// Sets the accessibility attributes of the cell that have changed.
    func describe(_ next: ItemDescription) {
        let last = itemDescription
        guard next != last else { return }
        itemDescription = next
        setAttribute(.accessibilityRole, next.role)
        if next.position != last.position { setAttribute(.positionInSet, Self.text(next.position)) }
        if next.count != last.count { setAttribute(.setSize, Self.text(next.count)) }
        if next.level != last.level { setAttribute(.headingLevel, Self.text(next.level)) }
        setAttribute(.isSelected, next.isSelected.map { $0 ? "true" : "false" })
        let element = control ?? self
        // A hint that the cell has set itself is kept.
        if !next.instructions.hasSameBytes(as: last.instructions),
            element.accessibilityHint.hasSameBytes(as: last.instructions)
        {
            element.accessibilityHint = next.instructions
        }
        element.setAttribute(.tabIndex, next.isTabStop.map { $0 ? "0" : "-1" })
    }

    private static func text(_ number: Int) -> String? { number > 0 ? "\(number)" : nil }
}
