/// A question or a message above the screen, which the user responds to with a button.
///
/// ```swift
/// let alert = AlertController(title: "Delete the note?", message: "It cannot be restored.")
/// alert.addAction(.cancel())
/// alert.addAction(AlertAction("Delete", style: .destructive) { model.delete(note) })
/// present(alert)
/// ```
///
/// See UIKit's `UIAlertController`, which is a view controller; here it is a ``ModalView``, so that Escape and going back
/// dismiss it and the focus returns. Both, and a tap beside an action sheet, are the action of the style
/// ``AlertAction/Style/cancel``.
///
/// The focus moves to the first text field, else to the cancel action, else to the first one.
public final class AlertController: ModalView {
    /// The form of an alert.
    public enum Style: Hashable, Sendable {
        /// In the middle of the window. This is the default.
        case alert
        /// At the end of the window, for a choice of what to do with something.
        case actionSheet
    }

    /// The form of the alert.
    public let preferredStyle: Style
    /// The actions, in the order in which they were added.
    public private(set) var actions: [AlertAction] = []
    /// The text fields.
    public private(set) var textFields: [TextField] = []

    private let panel = View(.box, styleClasses: ["alert-panel"])
    private let fields = View(.box, styleClasses: ["alert-fields"])
    private let buttonBox = View(.box, styleClasses: ["alert-actions"])
    private var buttons: [Button] = []
    /// The action that the user has chosen.
    private var chosen: Int?

    /// Creates an alert without actions.
    ///
    /// - Parameters:
    ///   - title: The question, or what happened.
    ///   - message: A message below the title; empty for none.
    ///   - preferredStyle: The form.
    public init(title: String, message: String = "", preferredStyle: Style = .alert) {
        self.preferredStyle = preferredStyle
        super.init(title, styleClasses: ["alert", preferredStyle == .alert ? "alert-middle" : "alert-sheet"])
        setAttribute(.accessibilityRole, preferredStyle == .alert ? "alertdialog" : "dialog")
        if !message.isEmpty { accessibilityHint = message }
        let titleLabel = Label(.headline, styleClasses: ["is-multiline", "is-centered"])
        titleLabel.text = title
        titleLabel.headingLevel = 2
        let messageLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline", "is-centered"])
        messageLabel.text = message
        messageLabel.isHidden = message.isEmpty
        for view in [titleLabel, messageLabel, fields, buttonBox] as [View] { panel.addSubview(view) }
        if preferredStyle == .actionSheet {
            let ground = View(.button, styleClasses: ["alert-ground"])
            ground.setAttribute(.tabIndex, "-1")
            ground.setAttribute(.isHiddenFromAccessibility, "true")
            ground.addTarget(self) { $0.dismiss() }
            addSubview(ground)
        }
        addSubview(panel)
    }

    public override var preferredFocus: View {
        if let field = textFields.first { return field }
        let cancel = actions.firstIndex { $0.style == .cancel }
        return cancel.map { buttons[$0] } ?? buttons.first ?? self
    }

    public override func didDismiss() {
        let index = chosen ?? actions.firstIndex { $0.style == .cancel }
        chosen = nil
        if let index { actions[index].handler?() }
    }
}

extension AlertController {
    /// Adds an action, after the others; that of the style ``AlertAction/Style/cancel`` is placed last in an action sheet
    /// and first in an alert.
    public func addAction(_ action: AlertAction) {
        let index = actions.count
        actions.append(action)
        let isCancel = action.style == .cancel
        let button = Button(
            action.title, kind: isCancel ? .bordered : .tinted, styleClasses: isCancel ? ["is-cancel"] : [])
        button.isDestructive = action.style == .destructive
        button.isSelected = action.isSelected
        button.accessibilityLanguage = action.accessibilityLanguage
        button.addTarget(self) { alert in
            alert.chosen = index
            alert.dismiss()
        }
        buttons.append(button)
        let comesFirst = isCancel && preferredStyle == .alert
        buttonBox.insertSubview(button, at: comesFirst ? 0 : buttonBox.subviews.count)
        setStyleClass("has-many-actions", actions.count > 2)
    }

    /// Adds a text field. The return key in the last one is the first action that is not cancel.
    public func addTextField(_ field: TextField) {
        textFields.append(field)
        fields.addSubview(field)
        let index = textFields.count - 1
        field.addTarget(self, for: .editingDidEndOnExit) { alert, _ in alert.submit(fromField: index) }
    }

    private func submit(fromField index: Int) {
        guard index == textFields.count - 1, let action = actions.firstIndex(where: { $0.style != .cancel }) else {
            return
        }
        chosen = action
        dismiss()
    }
}
