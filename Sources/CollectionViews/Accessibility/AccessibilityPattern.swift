extension CollectionView {
    /// What a collection view is to assistive technology, in the words of WAI-ARIA.
    ///
    /// The size of the set and the place of each item in it are those of the data, whether an item has a cell or not. A
    /// section that scrolls by itself is one item of the set, and a list of its own. They are true whenever the view is at
    /// rest; while it scrolls they may lag behind.
    public enum AccessibilityPattern: Hashable, Sendable {
        /// Nothing in particular: cells speak for themselves.
        case none
        /// A list of items. Items of an outline have their level, and say by their buttons whether they are open. This is
        /// the default.
        case list
        /// A list of options to choose from. Use it with a ``CollectionView/SelectionMode``.
        case listbox

        /// The role of what holds the cells.
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

        /// The role of what holds the cells of a section that scrolls by itself.
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

/// What assistive technology is told of a cell.
struct ItemDescription {
    var role: String?
    var position = 0
    var count = 0
    /// The level in an outline, from 1; 0 outside of outlines.
    var level = 0
    var isSelected: Bool?
    /// Whether the Tab key reaches the cell; `nil` if that is the host's affair.
    var isTabStop: Bool?
    /// How the item can be taken to another place; `nil` if it cannot.
    var instructions: String?
}

extension ItemDescription: Equatable {
    /// Whether the same is told. Texts are compared by their bytes: comparing them as Unicode does would bring the tables of
    /// normalisation into a program.
    static func == (left: Self, right: Self) -> Bool {
        left.position == right.position && left.count == right.count && left.level == right.level
            && left.isSelected == right.isSelected && left.isTabStop == right.isTabStop
            && left.role.hasSameBytes(as: right.role) && left.instructions.hasSameBytes(as: right.instructions)
    }
}

extension CollectionViewCell {
    /// Tells assistive technology about the cell, as far as that has changed.
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
        // A cell that has something of its own to say is left to it.
        if !next.instructions.hasSameBytes(as: last.instructions),
            element.accessibilityHint.hasSameBytes(as: last.instructions)
        {
            element.accessibilityHint = next.instructions
        }
        element.setAttribute(.tabIndex, next.isTabStop.map { $0 ? "0" : "-1" })
    }

    private static func text(_ number: Int) -> String? { number > 0 ? "\(number)" : nil }
}
