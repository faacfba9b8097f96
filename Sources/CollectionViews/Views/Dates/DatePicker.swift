public import CollectionFormatting

/// A field for a date, a time or both, the browser's own: the user writes it or chooses it in a calendar.
///
/// ![Fields for a day, a time, and both](view-date-picker)
///
/// ```swift
/// let arrival = DatePicker("Arrival", mode: .date)
/// arrival.minimumDate = context.now
/// arrival.addAction { model.arrival = $0 }
/// ```
///
/// Dates are in seconds since 1970, as those of ``HostContext/now``. While the field is empty, or holds what cannot be chosen, the
/// ``date`` is `nil`; actions are called with `nil` then. An error is shown below the field when it loses the focus.
///
/// See UIKit's `UIDatePicker`, which is never empty.
public final class DatePicker: ValueControl<Double?> {
    /// The title of the field, in a label above it.
    public let titleLabel = Label(.footnote, styleClasses: ["text-field-title"])
    /// The error, below the field.
    public let errorLabel = Label(.footnote, styleClasses: ["text-field-error", "is-multiline"])

    /// What the user chooses. The default is a date and a time.
    public var datePickerMode: Mode {
        didSet { show() }
    }
    /// The earliest moment that can be chosen, in seconds since 1970; `nil` for none. In the mode ``Mode/date`` its whole day can
    /// be chosen, in the mode ``Mode/time`` its time counts on any day. Both limits are ignored while this one is the later one.
    public var minimumDate: Double? {
        didSet { show() }
    }
    /// The latest moment that can be chosen, in seconds since 1970; `nil` for none. See ``minimumDate``.
    public var maximumDate: Double? {
        didSet { show() }
    }
    /// The time zone of what is shown; `nil`, the default, for that of the device.
    public var timeZone: TimeZone? {
        didSet { show() }
    }

    /// The sentence for an error. The default is in the language of the app and names no date.
    public var errorText: (_ error: DateError) -> String = { $0.sentence } {
        didSet { showError() }
    }

    /// Whether the user can change the date.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setStyleClass("is-disabled", !isEnabled)
            input.setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// The error in what the user has written, also while it is not shown yet; `nil` for none.
    public private(set) var error: DateError?

    private let input = TextInput(.textField, styleClasses: ["text-field-input", "date-picker-input"])
    private var chosen: Double?
    /// The last moment that was chosen: the day of a time.
    private var latest: Double?
    private var isEditing = false

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - title: The title of the field, which also names it for assistive technology.
    ///   - mode: What the user chooses.
    public init(_ title: String, mode: Mode = .dateAndTime) {
        datePickerMode = mode
        super.init(.box, styleClasses: ["text-field", "date-picker"])
        input.setAttribute(.inputType, mode.inputType)
        input.accessibilityLabel = title
        titleLabel.text = title
        // The visible title is read as the name of the input, not separately.
        titleLabel.setAttribute(.isHiddenFromAccessibility, "true")
        errorLabel.isHidden = true
        for view in [titleLabel, input, errorLabel] as [View] { addSubview(view) }
    }

    public override func focus() { input.focus() }

    public override func sendState() {
        // The time zone of the device is known from now on.
        show()
        super.sendState()
    }

    public override func environmentDidChange() {
        if !isEditing { show() }
        super.environmentDidChange()
    }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .edited(let target, let text) where isInput(target):
            input.note(text)
            edit(text)
            return true
        case .focused(let target):
            isEditing = isInput(target)
            if !isEditing { showError() }
            return false
        default:
            return super.handle(event)
        }
    }
}

extension DatePicker {
    /// The chosen moment, in seconds since 1970; `nil` while the field is empty or what it holds cannot be chosen.
    ///
    /// In the mode ``Mode/date`` the user chooses the start of a day; in the mode ``Mode/time`` a time on the day of the moment
    /// before, or on that of ``HostContext/now``. Setting it calls no action. A moment beyond the limits is replaced by the nearer
    /// one as soon as it is shown; one that the field cannot show, such as NaN or one before the year 1, by `nil`.
    public var date: Double? {
        get { chosen }
        set {
            chosen = newValue.flatMap { Calendar.range.contains($0) ? $0 : nil }
            error = nil
            show()
        }
    }

    private func isInput(_ target: NodeID) -> Bool { target != .none && target == input.node }

    private var calendar: Calendar { Calendar(timeZone: timeZone ?? context?.timeZone ?? .gmt) }

    /// A moment as the field shows it.
    private func dateText(_ date: Double?) -> DateText? {
        date.flatMap { calendar.dateComponents(at: $0) }.flatMap { DateText(datePickerMode, $0) }
    }

    /// The limits, unless they exclude every date.
    private var limits: (minimum: DateText?, maximum: DateText?) {
        let (minimum, maximum) = (dateText(minimumDate), dateText(maximumDate))
        if let minimum, let maximum, maximum.order < minimum.order { return (nil, nil) }
        return (minimum, maximum)
    }

    private func limitError(_ text: DateText) -> DateError? {
        let limits = limits
        if let minimum = limits.minimum, text.order < minimum.order { return .tooEarly }
        if let maximum = limits.maximum, text.order > maximum.order { return .tooLate }
        return nil
    }

    /// Brings the host's field up to date: its kind first, which determines what the texts mean.
    private func show() {
        // Before the field is realized the time zone may not be known.
        guard timeZone != nil || context != nil else { return }
        let limits = limits
        input.setAttribute(.inputType, datePickerMode.inputType)
        input.setAttribute(.minimum, limits.minimum?.text)
        input.setAttribute(.maximum, limits.maximum?.text)
        if error == nil { showDate() } else { take(input.text) }
        showError()
    }

    private func showDate() {
        let shown = dateText(chosen)
        if shown == nil { chosen = nil }
        switch shown.flatMap({ limitError($0) }) {
        case .tooEarly: chosen = minimumDate
        case .tooLate: chosen = maximumDate
        default: break
        }
        if let chosen { latest = chosen }
        input.show(dateText(chosen)?.text ?? "")
    }

    /// Determines the moment of what the user has written, and what is wrong with it.
    private func take(_ text: String) {
        let read = DateText(datePickerMode, text)
        error = text.isEmpty ? nil : read == nil ? .invalid : read.flatMap { limitError($0) }
        chosen = error == nil ? read.map { moment(of: $0) } : nil
        if let chosen { latest = chosen }
    }

    private func moment(of text: DateText) -> Double {
        var parts = text.components
        if datePickerMode == .time, let day = calendar.dateComponents(at: latest ?? context?.now ?? 0) {
            (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
        }
        return calendar.secondsSince1970(of: parts)
    }

    private func edit(_ text: String) {
        let before = chosen
        take(text)
        // While it is being written, a date is wrong most of the time; one that is right is so at once.
        if !isEditing || error == nil { showError() }
        guard chosen != before else { return }
        sendChange(chosen)
        sendActions()
    }

    private func showError() {
        let message = error.map { errorText($0) } ?? ""
        errorLabel.text = message
        errorLabel.isHidden = message.isEmpty
        setStyleClass("is-invalid", error != nil)
        input.setAttribute(.isInvalid, error == nil ? nil : "true")
        input.accessibilityHint = message.isEmpty ? nil : message
    }
}
