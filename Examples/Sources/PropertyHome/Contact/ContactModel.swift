import CollectionViewKit
import ScreenContracts

/// What the user writes to who offers a home. It is kept until it was sent, whether its form is open or not. Controls hold it
/// instead of the form.
final class ContactModel {
    /// What stands in the form.
    private(set) var inquiry = HomeInquiryContract()
    /// The state of sending it.
    private(set) var status = LoadStatus()
    /// Whether the user is still to be told that it was sent.
    private(set) var isConfirming = false
    /// Raised with every change.
    private(set) var revision = 0
    /// Raised when the form was filled by the program, not by the user.
    private(set) var fillRevision = 0

    private let id: Int
    private let service: HomesService
    /// The texts whose errors are shown: the user has left them, or wanted to send them.
    private var checked: [HomeInquiryContract.Field] = []
    private var action: Action?

    /// What is to be done with the form.
    enum Action: Equatable {
        case open, close
        /// Lead the user to what is wrong.
        case showError
    }

    init(_ id: Int, _ service: HomesService) {
        self.id = id
        self.service = service
    }
}

extension ContactModel {
    /// Whether the user has written, and was told so or not.
    var hasSent: Bool { status.shown == .content }

    /// What is wrong with a text, as far as it is to be seen.
    func shownError(in field: HomeInquiryContract.Field) -> String? {
        checked.contains(field) ? inquiry.defect(of: field).map { Self.sentence($0, field) } : nil
    }

    /// The first text that cannot be sent; `nil` if all can.
    var firstError: HomeInquiryContract.Field? {
        HomeInquiryContract.Field.allCases.first { inquiry.defect(of: $0) != nil }
    }

    /// The user writes.
    func write(_ text: String, in field: HomeInquiryContract.Field) {
        inquiry[field] = text
        revision += 1
    }

    /// The user has left a field. One in which nothing was written is no error before it is to be sent.
    func leave(_ field: HomeInquiryContract.Field) {
        guard !inquiry[field].isEmpty else { return }
        if !checked.contains(field) { checked.append(field) }
        revision += 1
    }

    /// The user wants something done with the form.
    func request(_ action: Action) {
        self.action = action
        revision += 1
    }

    /// Hands over what is to be done with the form.
    func takeAction() -> Action? {
        defer { action = nil }
        return action
    }

    /// Sends what stands in the form, or leads the user to what is wrong with it.
    func submit() {
        guard !status.state.isInProgress else { return }
        checked = HomeInquiryContract.Field.allCases
        guard firstError == nil else { return request(.showError) }
        change(by: .begin)
        let sent = inquiry
        service.send(sent, about: id) { [self] result in
            switch result {
            case .success: confirm(sent)
            case .failure(let error): change(by: .finish(.failure(error)))
            }
        }
    }

    /// The user has read that it was sent.
    func dismissConfirmation() {
        isConfirming = false
        revision += 1
    }

    /// It was sent. Who the user is stays for the next message, and so does a message that was changed meanwhile.
    private func confirm(_ sent: HomeInquiryContract) {
        change(by: .finish(.content))
        if inquiry.message == sent.message { inquiry.message = "" }
        checked = []
        isConfirming = true
        fillRevision += 1
        request(.close)
    }

    private func change(by event: LoadEvent) {
        status = status.reduced(by: event) ?? status
        revision += 1
    }

    private static func sentence(_ defect: HomeInquiryContract.Defect, _ field: HomeInquiryContract.Field) -> String {
        let strings = HomesStrings.current
        switch defect {
        case .tooLong: return strings.contact.tooLong
        case .unreachable: return strings.contact.unreachable
        case .missing: break
        }
        return switch field {
        case .name: strings.contact.noName
        case .contact: strings.contact.noContact
        case .message: strings.contact.noMessage
        }
    }
}
