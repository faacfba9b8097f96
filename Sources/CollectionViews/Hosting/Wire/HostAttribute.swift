// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// A property of a node that is a text: where a link leads, or what assistive technology reads.
///
/// The set is closed, so that no payload can name an attribute of its own.
public enum HostAttribute: UInt8, Hashable, Sendable, CaseIterable {
    /// Where a link leads: a path of the same origin, or a URL that passed the scheme allow list.
    case destination = 0
    /// The name of the element for assistive technology.
    case accessibilityLabel = 1
    /// The role of the element for assistive technology, by the names of WAI-ARIA.
    case accessibilityRole = 2
    /// A role in the user's language, such as "carousel".
    case accessibilityRoleDescription = 3
    /// The level of a heading, from 1.
    case headingLevel = 4
    /// The number of elements in the set, drawn or not.
    case setSize = 5
    /// The position of the element in the set, from 1.
    case positionInSet = 6
    /// Whether a group is open: "true" or "false".
    case isExpanded = 7
    /// Whether the element is selected: "true" or "false".
    case isSelected = 8
    /// Whether the element is still being filled: "true" or "false".
    case isBusy = 9
    /// How eagerly a change is read out: "polite", "assertive" or "off".
    case liveRegion = 10
    /// Whether the keyboard reaches the element: "0" for yes, in the order of the screen; "-1" for only by program.
    case tabIndex = 11
    /// Whether assistive technology is to pass the element over: "true" or "false".
    case isHiddenFromAccessibility = 12
    /// A name by which a browser test or a style sheet can find the element.
    case identifier = 13
    /// What an element does or stands for, in a sentence read after its name.
    case accessibilityHint = 14
    /// Whether a switch, a radio button or a check box is on: "true" or "false".
    case isChecked = 15
    /// Whether a button that stays down is down: "true" or "false".
    case isPressed = 16
    /// Whether an element can be operated: "true" if it cannot.
    case isDisabled = 17
    /// Whether what was entered is refused: "true" or "false".
    case isInvalid = 18
    /// The value of a slider or a progress bar, as a number in digits.
    case valueNow = 19
    /// The smallest value, as a number in digits.
    case valueMinimum = 20
    /// The largest value, as a number in digits.
    case valueMaximum = 21
    /// The value as a sentence, where the number alone says little.
    case valueText = 22
    /// What stands in an empty text field.
    case placeholder = 23
    /// What a text field is for: one of the names of ``TextField/ContentType``, or that of a control of the browser.
    case inputType = 24
    /// What the device may fill a text field with, by the names of HTML.
    case autocomplete = 25
    /// What the return key of a keyboard on the screen says, by the names of HTML.
    case returnKey = 26
    /// Whether more than one of the elements inside can be selected: "true" or "false".
    case allowsMultiple = 27
    /// Whether an element and all in it is out of reach of pointers, keyboard and assistive technology, though it is
    /// seen: "true", or not set at all.
    case isInert = 28
    /// The smallest value of a slider, or the earliest one of a date.
    case minimum = 29
    /// The largest value of a slider, or the latest one of a date.
    case maximum = 30
    /// The distance between two values of a slider, or the seconds between two times.
    case step = 31
    /// The number of the node beside which the host places an element, within the window: a menu, a popover.
    case anchor = 32
    /// What a button opens.
    case popup = 33
    /// Whether a dialog keeps what is around it out of reach: "true", or not set at all.
    case isModal = 34
    /// The file of a video or of sound: a path of the same origin.
    case mediaSource = 35
    /// The picture that stands for a video until it plays: a path of the same origin.
    case poster = 36
    /// The captions of a video or of sound, as WebVTT: a path of the same origin. The host makes a track of them.
    case captions = 37
    /// The language of the captions, as a tag such as "en".
    case captionsLanguage = 38
    /// The language of the texts in an element, where it is not that of the page, as a tag such as "en".
    case accessibilityLanguage = 39
}
