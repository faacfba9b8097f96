/// Something that a layout may need of its collection view beside cells and supplementary views of the sizes it gives them.
///
/// A collection view has all parts unless it is told which. A program that names those that its layouts need does not contain
/// the others, which makes it smaller:
///
/// ```swift
/// // Rows of known heights, without decorations.
/// CollectionView(layout: RowLayout(), parts: [])
/// // Rows as tall as their texts.
/// CollectionView(layout: .list(using: configuration), parts: [.selfSizing])
/// ```
///
/// What a layout needs and its view lacks is not shown: sections stand still, estimates stay, decorations are absent. A debug
/// build stops there and names the part. What users do with items needs no part: it is created by the setter that requests it,
/// as ``CollectionView/isKeyboardNavigable`` does.
public struct CollectionViewPart {
    let makeRows: (() -> any OrthogonalRows)?
    let makeSizing: (() -> any SelfSizing)?
    let makeDecorations: (() -> any Decorations)?

    private init(
        rows: (() -> any OrthogonalRows)? = nil,
        sizing: (() -> any SelfSizing)? = nil,
        decorations: (() -> any Decorations)? = nil
    ) {
        makeRows = rows
        makeSizing = sizing
        makeDecorations = decorations
    }

    /// Sections that scroll by themselves, across the direction of the view.
    public static var orthogonalSections: CollectionViewPart { CollectionViewPart(rows: { RowController() }) }

    /// Cells and supplementary views that say how large they want to be, in place of an estimate of the layout.
    public static var selfSizing: CollectionViewPart { CollectionViewPart(sizing: { SizingController() }) }

    /// Decorations, such as the backgrounds of sections.
    public static var decorations: CollectionViewPart { CollectionViewPart(decorations: { DecorationController() }) }
}

extension [CollectionViewPart] {
    /// All parts: any layout works.
    public static var all: [CollectionViewPart] { [.orthogonalSections, .selfSizing, .decorations] }

    /// Creates what one of the parts makes; `nil` if none makes it.
    func make<Part>(_ maker: (CollectionViewPart) -> (() -> Part)?) -> Part? {
        for part in self {
            if let make = maker(part) { return make() }
        }
        return nil
    }
}
