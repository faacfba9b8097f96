extension LayoutError: CustomStringConvertible {
    /// What is wrong, and what to do about it, in a sentence.
    public var description: String {
        switch self {
        case .dimensionNotFinite:
            "A dimension is not a finite number: check the arithmetic it comes from."
        case .emptyGroup:
            "A group has no subitems: give it at least one."
        case .countOutOfRange(let count):
            "A group repeats its subitem \(count) times: pass a count of 1 or more."
        case .nestedTooDeep:
            "Groups are nested deeper than \(Self.maximumNesting): flatten the description."
        case .duplicateElementKind(let kind):
            "Two boundary items have the kind \(kind.rawValue): give each its own."
        case .missingSection(let section):
            "Nothing describes section \(section), which has items: return a section for every such index."
        case .sectionWithoutGroup:
            "A section has no group: give it one."
        case .listNotVertical:
            "A section of a list scrolls sideways, or its layout does: describe rows beside each other by a group."
        case .inconsistentUpdate(let section):
            "The changes told of section \(section) do not lead from its old number of items to its new one."
        }
    }
}
