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
    /// What an element does or stands for, in a sentence read after its name.
    case accessibilityHint
    /// Whether a switch, a radio button or a check box is on: "true" or "false".
    case isChecked
    /// Whether a button that stays down is down: "true" or "false".
    case isPressed
    /// Whether an element can be operated: "true" if it cannot.
    case isDisabled
    /// Whether what was entered is refused: "true" or "false".
    case isInvalid
    /// The value of a slider or a progress bar, as a number in digits.
    case valueNow
    /// The smallest value, as a number in digits.
    case valueMinimum
    /// The largest value, as a number in digits.
    case valueMaximum
    /// The value in words, where the number alone says little.
    case valueText
    /// What stands in an empty text field.
    case placeholder
    /// What a text field is for: one of the words of ``TextField/ContentType``.
    case inputType
    /// What the device may fill a text field with, in the words of HTML.
    case autocomplete
    /// What the return key of a keyboard on the screen says, in the words of HTML.
    case returnKey
    /// Whether more than one of the elements inside can be selected: "true" or "false".
    case allowsMultiple
    /// Whether an element and all in it is out of reach of pointers, keyboard and assistive technology, though it is seen:
    /// "true", or not set at all.
    case isInert
}
