/// A feature that some layouts need of their collection view, and that a smaller program can omit.
///
/// A collection view supports all layouts by default: omit the argument `parts` unless the size of a program matters. A program
/// that names what its layouts use does not contain the rest:
///
/// ```swift
/// let grid = CompositionalLayout(section: LayoutSection(group: group))
/// let collectionView = CollectionView(layout: grid, parts: [])
/// ```
///
/// A collection view that is created with a ``CompositionalListLayout`` has the part that lists need by default, and no other.
///
/// | a layout that uses | needs |
/// |---|---|
/// | `.estimated` or `.uniformAcrossSiblings` dimensions, list sections of any appearance | ``selfSizing`` |
/// | ``LayoutSection/orthogonalScrollingBehavior`` | ``orthogonalSections`` |
/// | ``LayoutSection/decorationItems``, or decorations of a layout of your own | ``decorations`` |
/// | none of these: absolute and fractional sizes | nothing: `parts: []` |
///
/// A feature that the view lacks does not work: sections do not scroll by themselves, estimated sizes stay, decorations
/// are absent. A debug build stops with an assertion that names the part. ``CollectionView/registerDecoration(using:)`` adds
/// ``decorations`` by itself, and swipe actions, menus, reordering and the keyboard are added by the properties that turn them on.
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
