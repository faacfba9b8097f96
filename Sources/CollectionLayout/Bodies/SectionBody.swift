import CollectionGeometry

/// What a section arranges inside its insets: the part of a layout that differs between kinds of sections.
///
/// Frames are relative to the corner of this part, x growing from the leading side; the section places them in the
/// content. Subclasses say where items are, in a time that depends on what is requested rather than on their number.
/// A body is changed in place only while nothing else refers to it; ``copied()`` is cheap.
class SectionBody {
    /// The axis along which groups, lines or columns follow each other.
    final let axis: Axis
    /// The raster of device pixels.
    final let grid: PixelGrid

    init(axis: Axis, grid: PixelGrid) {
        self.axis = axis
        self.grid = grid
    }

    /// The number of items.
    var itemCount: Int { 0 }
    /// The extent along the axis, in points.
    var length: Double { 0 }
    /// The extent across that the groups have, in points.
    var breadth: Double { 0 }
    /// How far elements reach beyond the box of the body along an axis, before its start and after its end.
    func overhang(along axis: Axis) -> (before: Double, after: Double) { (0, 0) }

    /// Adds all elements that may meet a range of the axis, in item order. May add others.
    func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {}
    /// The place of an item, or `nil` if it has none.
    func item(at index: Int) -> PlacedItem? { nil }
    /// Adds the views of a kind that are attached to the same group as the one with a number. May add others.
    func collectSupplementaries(around number: Int, kind: ElementKind, into elements: inout PlacedElements) {}

    /// How many views of a kind are attached to the groups; at most so many where it depends on what is measured.
    func supplementaryCount(ofKind kind: ElementKind) -> Int { 0 }

    /// The number of groups, lines or columns that a row can rest at.
    var groupCount: Int { 0 }
    /// The extent of a group along the axis.
    func groupSpan(_ number: Int) -> (lower: Double, upper: Double) { (0, 0) }
    /// The first item of a group.
    func firstItem(ofGroup number: Int) -> Int { number }
    /// The last group that starts at or before an offset, or the first.
    func groupNumber(atOffset offset: Double) -> Int { 0 }
    /// The extent across of the first group.
    var firstBreadth: Double { breadth }
    /// The greatest extent across of a group that has been measured, or `nil` if none has.
    var measuredBreadth: Double? { nil }

    /// Whether sizes of items are measured.
    var isMeasured: Bool { false }
    /// Notes the size a view wants; returns whether anything moves.
    func measure(_ index: Int, _ size: Size) -> Bool { false }
    /// The size of an item if it has been measured.
    func measuredSize(at index: Int) -> Size? { nil }
    /// Has an item measured again; the size it has stands until then.
    func remeasure(_ index: Int) {}
    /// Adds items that have to be measured although they may be out of sight, at most so many.
    func collectUnmeasuredSiblings(limit: Int, into items: inout ContiguousArray<PlacedItem>) {}

    /// A body of the same items that can be changed by itself.
    func copied() -> SectionBody { self }
    /// The body after inserts, deletes and moves of items.
    func updated(by changes: ItemChanges) -> SectionBody { self }
    /// What the items are when this body's description is replaced by that of another, which is empty of sizes.
    func adopting(sizesOf other: SectionBody) {}
}

/// How the items of one section change, for the layout of that section.
struct ItemChanges {
    /// Old indexes of the deleted items, ascending.
    var deletes: [Int] = []
    /// New indexes of the inserted items, ascending.
    var inserts: [Int] = []
    /// Old indexes of items to be measured again.
    var reloads: [Int] = []

    var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && reloads.isEmpty }
}
