public import CollectionGeometry

/// What a set of layout attributes describes: a cell, a supplementary view or a decoration, and its place.
public enum LayoutElement: Hashable, Sendable {
    /// The cell of an item.
    case cell(IndexPath)
    /// A view of the given kind that belongs to a section, an item or (with ``IndexPath/globalItem``) the whole layout.
    case supplementary(ElementKind, IndexPath)
    /// A view of the given kind that belongs to the layout alone and shows no data.
    case decoration(ElementKind, IndexPath)

    /// The place of the element.
    public var indexPath: IndexPath {
        switch self {
        case .cell(let indexPath), .supplementary(_, let indexPath), .decoration(_, let indexPath): indexPath
        }
    }

    /// The kind of a supplementary view or decoration; `nil` for a cell.
    public var kind: ElementKind? {
        switch self {
        case .cell: nil
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }
}

extension LayoutElement {
    /// Whether both are the same element. The names of kinds are compared by their bytes.
    @inline(never)  // Each of some twenty callers would have its own copy, of 150 bytes in a program for the browser.
    public static func == (left: LayoutElement, right: LayoutElement) -> Bool {
        switch (left, right) {
        case (.cell(let left), .cell(let right)):
            left == right
        case (.supplementary(let leftKind, let left), .supplementary(let rightKind, let right)),
            (.decoration(let leftKind, let left), .decoration(let rightKind, let right)):
            left == right && leftKind == rightKind
        default:
            false
        }
    }
}
