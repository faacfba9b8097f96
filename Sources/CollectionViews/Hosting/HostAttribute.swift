/// A property of a node that is a text: where a link leads, or what assistive technology is told.
///
/// The set is closed, so that no payload can name an attribute of its own.
public enum HostAttribute: UInt8, Hashable, Sendable, CaseIterable {
    /// Where a link leads: a path of the same origin, or a URL that passed the scheme allow list.
    case destination
    /// The name of the element for assistive technology.
    case accessibilityLabel
    /// The role of the element for assistive technology, in the words of WAI-ARIA.
    case accessibilityRole
    /// A role in the reader's language, such as "carousel".
    case accessibilityRoleDescription
    /// The level of a heading, from 1.
    case headingLevel
    /// The number of elements in the set, drawn or not.
    case setSize
    /// The place of the element in the set, from 1.
    case positionInSet
    /// Whether a group is open: "true" or "false".
    case isExpanded
    /// Whether the element is selected: "true" or "false".
    case isSelected
    /// Whether the element is still being filled: "true" or "false".
    case isBusy
    /// How eagerly a change is read out: "polite", "assertive" or "off".
    case liveRegion
    /// Whether the keyboard reaches the element: "0" for yes, in the order of the screen; "-1" for only by program.
    case tabIndex
    /// Whether assistive technology is to pass the element over: "true" or "false".
    case isHiddenFromAccessibility
    /// A name by which a browser test or a style sheet can find the element.
    case identifier
}
