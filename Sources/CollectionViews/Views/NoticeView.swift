import CollectionFormatting
import CollectionGeometry

/// A notice on a screen about something that happened: a line with a text and up to two buttons.
///
/// ![A banner about a failure with two buttons, and a toast](view-notice-view)
///
/// ```swift
/// let noticeView = NoticeView()
/// noticeView.actionButton.addTarget(self) { $0.load() }
/// view.addSubview(noticeView)
///
/// noticeView.show(Notice("This list could not be renewed.", kind: .failure, actionTitle: "Try again"))
/// ```
///
/// A notice that appears is read out to users of assistive technology. The dismiss button hides it.
public final class NoticeView: View {
    /// The button of the notice's action.
    public let actionButton = Button("", style: .footnote)
    /// The button that hides the notice.
    public let dismissButton = Button("", style: .footnote)
    /// The notice; `nil` for none.
    public private(set) var notice: Notice?

    private let label = Label(.footnote, styleClasses: ["is-multiline"])
    private var timer: HostContext.Ticket?

    /// The position of the notice.
    public enum Style: Hashable, Sendable {
        /// In the column of the screen's views, over its whole width. This is the default.
        case banner
        /// Above the end of the screen, over the other views.
        case toast
    }

    /// Creates a view that is hidden until it shows a notice.
    ///
    /// - Parameters:
    ///   - style: The position of the notice.
    ///   - dismissTitle: The title of the button that hides it; `nil` for "Dismiss" in the language of the app.
    public init(_ style: Style = .banner, dismissTitle: String? = nil) {
        super.init(.box, styleClasses: [style == .banner ? "notice-banner" : "notice-toast"])
        setAttribute(.accessibilityRole, "group")
        isHidden = true
        dismissButton.title = dismissTitle ?? libraryText("Dismiss", german: "Schließen", arabic: "إغلاق")
        dismissButton.addTarget(self) { $0.show(nil) }
        for view in [label, actionButton, dismissButton] as [View] { addSubview(view) }
    }

    /// Starts the time of the notice anew: it was stopped when the view was discarded.
    public override func didRealize() { startTimer() }

    public override func willDiscard() { stopTimer() }
}

extension NoticeView {
    /// Shows a notice in place of another one, or none. A notice that is shown already stays as it is.
    public func show(_ notice: Notice?) {
        guard notice != self.notice else { return }
        self.notice = notice
        stopTimer()
        isHidden = notice.isNil
        guard let notice else { return }
        label.text = notice.text
        accessibilityLabel = notice.text
        setStyleClass("is-failure", notice.kind == .failure)
        actionButton.title = notice.actionTitle
        actionButton.isHidden = notice.actionTitle.isEmpty
        dismissButton.isHidden = !notice.canBeDismissed
        send(.announce(notice.actionTitle.isEmpty ? notice.text : "\(notice.text) \(notice.actionTitle)?"))
        startTimer()
    }

    /// Starts the time after which the notice disappears by itself; again while the keyboard focus is in it.
    private func startTimer() {
        guard let milliseconds = notice?.milliseconds else { return }
        timer = context?.after(milliseconds: milliseconds, target: self) { view in
            view.timer = nil
            if view.containsFocus { view.startTimer() } else { view.show(nil) }
        }
    }

    private func stopTimer() {
        if let timer { context?.cancel(timer: timer) }
        timer = nil
    }
}

/// What a ``NoticeView`` shows.
public struct Notice: Equatable, Sendable {
    /// The text, a sentence or two.
    public var text: String
    /// The kind.
    public var kind: Kind
    /// The title of the action button; empty for none.
    public var actionTitle: String
    /// Whether there is a button that hides it.
    public var canBeDismissed: Bool
    /// The time after which it disappears by itself, in milliseconds; `nil` if it stays.
    public var milliseconds: Int?

    /// The kind of a notice.
    public enum Kind: Hashable, Sendable {
        /// A message about an action of the user.
        case information
        /// An error.
        case failure
    }

    /// Creates a notice.
    ///
    /// - Parameters:
    ///   - text: The text, a sentence or two.
    ///   - kind: The kind.
    ///   - actionTitle: The title of the action button; empty for none.
    ///   - canBeDismissed: Whether there is a button that hides it.
    ///   - milliseconds: The time after which it disappears by itself, in milliseconds; `nil` if it stays.
    public init(
        _ text: String, kind: Kind = .information, actionTitle: String = "", canBeDismissed: Bool = true,
        milliseconds: Int? = nil
    ) {
        self.text = text
        self.kind = kind
        self.actionTitle = actionTitle
        self.canBeDismissed = canBeDismissed
        self.milliseconds = milliseconds
    }
}

extension Notice {
    /// Whether both have the same values. Strings are compared by their bytes.
    public static func == (left: Notice, right: Notice) -> Bool {
        left.text.hasSameBytes(as: right.text) && left.kind == right.kind
            && left.actionTitle.hasSameBytes(as: right.actionTitle) && left.canBeDismissed == right.canBeDismissed
            && left.milliseconds == right.milliseconds
    }
}
