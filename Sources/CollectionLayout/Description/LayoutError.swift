/// Why a description cannot be laid out.
///
/// A compositional layout that meets one of these lays the section out as if it had no items, keeps the others, and
/// reports the error in ``SectionedLayout/errors``. ``solve(_:in:counts:)`` throws it.
public enum LayoutError: Error, Hashable, Sendable {
    /// A dimension of an item, group or supplementary is not a finite number. Check the arithmetic that computes it.
    case dimensionNotFinite
    /// A group has no subitems. Give it at least one.
    case emptyGroup
    /// A group repeats its subitem less than once. Pass a count of 1 or more.
    case countOutOfRange(Int)
    /// Groups are nested deeper than ``maximumNesting``. Flatten the description.
    case nestedTooDeep
    /// Two boundary items of a section, or of the layout, have the same kind, so a view could not be distinguished from the
    /// other. Give each its own kind.
    case duplicateElementKind(ElementKind)
    /// The section provider returned `nil` for a section that has items. Return a section for every such index.
    case missingSection(Int)
    /// A section has no group at all. Give it one.
    case sectionWithoutGroup
    /// A section of a list scrolls sideways, or its layout does. Describe rows that stand beside each other by a group.
    case listNotVertical
    /// The section has been given changes that do not lead from its old number of items to its new one. Its measured
    /// sizes were dropped. Report the same changes that the data source made.
    case inconsistentUpdate(section: Int)

    /// The number of groups that may be nested in each other.
    public static let maximumNesting = 32
}
