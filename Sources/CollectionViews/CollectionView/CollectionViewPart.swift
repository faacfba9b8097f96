/// An optional part of a collection view, which some layouts need in addition to cells and supplementary views of fixed
/// sizes.
///
/// A collection view has all parts by default. A program that names only the parts its layouts need does not contain
/// the others, which makes it smaller:
///
/// ```swift
/// // Rows of known heights, without decorations.
/// CollectionView(layout: RowLayout(), parts: [])
/// // Rows as tall as their texts.
/// CollectionView(layout: .list(using: configuration), parts: [.selfSizing])
/// ```
///
/// What a layout needs and its view lacks is not shown: rows do not scroll, estimated sizes stay, decorations are
/// absent. A debug build stops with an assertion that names the part. User interactions need no part: the setter that
/// needs one creates it, as ``CollectionView/isKeyboardNavigable`` does.
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

    /// Cells and supplementary views that determine their own sizes in place of an estimate of the layout.
    public static var selfSizing: CollectionViewPart { CollectionViewPart(sizing: { SizingController() }) }

    /// Decorations, such as the backgrounds of sections.
    public static var decorations: CollectionViewPart { CollectionViewPart(decorations: { DecorationController() }) }
}

extension [CollectionViewPart] {
    /// All parts: any layout works.
    public static var all: [CollectionViewPart] { [.orthogonalSections, .selfSizing, .decorations] }

    /// The result of the first part's maker that exists; `nil` if no part has it.
    func make<Part>(_ maker: (CollectionViewPart) -> (() -> Part)?) -> Part? {
        for part in self {
            if let make = maker(part) { return make() }
        }
        return nil
    }
}
