import CollectionViewKit
import ScreenContracts

/// The form over the screen of a home by which the user writes to who offers it.
final class ContactSheet: ModalView {
    private let model: ContactModel
    private let nameField: TextField
    private let contactField: TextField
    private let messageView: TextView
    private let failureView = NoticeView()
    private let ground = View(.button, styleClasses: ["sheet-ground"])
    private let closeButton = Button(styleClasses: ["sheet-close", "sign-close"])
    private let sendButton: Button
    private var shownFillRevision = 0

    init(_ model: ContactModel) {
        let strings = HomesStrings.current
        self.model = model
        nameField = TextField(strings.contact.name, contentType: .name)
        contactField = TextField(strings.contact.contact)
        messageView = TextView(strings.contact.message)
        sendButton = Button(strings.contact.send, kind: .filled, styleClasses: ["sheet-show"])
        super.init(strings.contact.title, styleClasses: ["search-sheet", "contact-sheet"])
        ground.setAttribute(.tabIndex, "-1")
        ground.setAttribute(.isHiddenFromAccessibility, "true")
        closeButton.accessibilityLabel = HomesStrings.current.form.close
        messageView.minimumNumberOfLines = 5
        messageView.maximumNumberOfLines = 12
        connect()
        let titleLabel = Label(.title3, styleClasses: ["sheet-title"])
        titleLabel.text = strings.contact.title
        titleLabel.headingLevel = 1
        let head = Stack(.horizontal, alignment: .center, styleClasses: ["sheet-head"], [titleLabel, closeButton])
        let form = View(.box, styleClasses: ["search-form"])
        for view in [nameField, contactField, messageView] as [View] { form.addSubview(view) }
        let foot = Stack(.horizontal, spacing: .medium, styleClasses: ["sheet-foot"], [sendButton])
        addSubview(ground)
        addSubview(Stack(.vertical, styleClasses: ["sheet-panel"], [head, failureView, form, foot]))
    }

    override var preferredFocus: View { nameField }
}

extension ContactSheet {
    /// Brings the form up to date: what is wrong, whether it is on its way, and why it was not sent.
    func update() {
        if shownFillRevision != model.fillRevision {
            shownFillRevision = model.fillRevision
            nameField.text = model.inquiry.name
            contactField.text = model.inquiry.contact
            messageView.text = model.inquiry.message
        }
        nameField.errorMessage = model.shownError(in: .name)
        contactField.errorMessage = model.shownError(in: .contact)
        messageView.errorMessage = model.shownError(in: .message)
        sendButton.showsActivityIndicator = model.status.state.isInProgress
        failureView.show(
            model.status.error.map {
                Notice(HomesStrings.current.contact.failed($0.sentence), kind: .failure, canBeDismissed: false)
            })
    }

    /// Leads the user to what is wrong.
    func focusError() {
        guard let field = model.firstError else { return }
        switch field {
        case .name: nameField.focus()
        case .contact: contactField.focus()
        case .message: messageView.focus()
        }
        if let sentence = model.shownError(in: field) { send(.announce(sentence)) }
    }

    private func connect() {
        let model = model
        let fields: [(TextControl, HomeInquiryContract.Field)] = [
            (nameField, .name), (contactField, .contact), (messageView, .message),
        ]
        for (control, field) in fields {
            control.addAction(for: .editingChanged) { model.write($0, in: field) }
            control.addAction(for: .editingDidEnd) { _ in model.leave(field) }
        }
        nameField.setReturnKey(.next)
        contactField.setReturnKey(.next)
        nameField.addAction(for: .editingDidEndOnExit) { [contactField] _ in contactField.focus() }
        contactField.addAction(for: .editingDidEndOnExit) { [messageView] _ in messageView.focus() }
        for view in [ground, closeButton] as [View] { view.addAction { model.request(.close) } }
        sendButton.addAction { model.submit() }
    }
}
