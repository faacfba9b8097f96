import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Fetches a transaction, keeps the state of the screen, and builds from both what the screen is to show.
///
/// The screen requests ``takeProperties()`` at the end of each event. It tells the presenter what the user does, and
/// knows nothing of why something looks as it does.
final class EarningsPresenter: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// What can be taken back: thumbs, notes, cleared notes.
    let history = UndoHistory()
    /// What the user does, for the owner that counts it.
    private(set) var events: [EarningsEvent] = []
    /// What the user has not sent yet; it outlives the row that shows it.
    let edits = PendingEdits<String>()

    private(set) var state = EarningsState()
    private let id: Int
    private let service: EarningsService
    private var cancellation: EarningsService.Cancellation?
    private var needsUpdate = true
    private var announcement: String?
    /// The change that the server is to agree to, unless it is being taken back.
    private var change: UndoableChange?
    private var sentChange: UndoableChange?

    init(id: Int, service: EarningsService) {
        self.id = id
        self.service = service
    }
}

extension EarningsPresenter {
    /// What the screen is to show; `nil` if that is what it shows already.
    func takeProperties() -> EarningsProperties? {
        guard needsUpdate else { return nil }
        needsUpdate = false
        return state.properties(draft: edits[note])
    }

    /// What the screen shows.
    var properties: EarningsProperties { state.properties(draft: edits[note]) }

    /// Hands over what is to be read out.
    func takeAnnouncement() -> String? {
        defer { announcement = nil }
        return announcement
    }

    /// Loads the transaction, again if it is there. What is shown stays until the response has come.
    func load() {
        cancellation?()
        state.load = .loading
        needsUpdate = true
        cancellation = service.read(id) { [self] result in
            cancellation = nil
            needsUpdate = true
            switch result {
            case .success(let details): state.take(details)
            case .failure(let error):
                state.load = .failed(error)
                if !state.details.isNil {
                    announcement = EarningsStrings.current.transaction.reloadFailed(error.message)
                }
            }
        }
    }

    /// Counts what the user does.
    func track(_ event: EarningsEvent) {
        events.append(event)
        service.context?.send(.log(.debug, "Earnings \(id): " + event.line))
    }
}

// Showing and hiding.
extension EarningsPresenter {
    /// The handlers of the outlines.
    var sectionSnapshotHandlers: SectionSnapshotHandlers<EarningsItem.ID> {
        SectionSnapshotHandlers(
            shouldExpandItem: { [self] in allow($0) { .shouldExpand($0) } },
            willExpandItem: { [self] in setExpanded(true, $0) },
            shouldCollapseItem: { [self] in allow($0) { .shouldCollapse($0) } },
            willCollapseItem: { [self] in setExpanded(false, $0) }
        )
    }

    private func allow(_ id: EarningsItem.ID, _ event: (ExpandableItem.Kind) -> EarningsEvent) -> Bool {
        guard case .expandable(let kind) = id else { return false }
        track(event(kind))
        return true
    }

    private func setExpanded(_ isExpanded: Bool, _ id: EarningsItem.ID) {
        guard case .expandable(let kind) = id else { return }
        track(isExpanded ? .willExpand(kind) : .willCollapse(kind))
        state.expanded.removeAll { $0 == kind }
        if isExpanded { state.expanded.append(kind) }
    }
}

// Feedback.
extension EarningsPresenter {
    /// What is written, as a field that may be pending.
    private var note: ChangeSubject { ChangeSubject(CellIdentity("transaction", id), "note") }

    /// Gives a thumb, or takes it back where it is given already.
    func rate(_ rating: Feedback.Rating) {
        let shown = state.feedback.shown
        let next = shown?.rating == rating ? nil : Feedback(rating: rating, text: shown?.text ?? "")
        track(.rated(next?.rating))
        let strings = EarningsStrings.current
        let title =
            switch next?.rating {
            case .up: strings.feedback.upGiven
            case .down: strings.feedback.downGiven
            case nil: strings.feedback.ratingRemoved
            }
        perform(title, next)
    }

    /// Notes what stands in the field.
    func write(_ text: String) {
        let stored = state.feedback.shown?.text ?? ""
        _ = edits.editing(note, to: text == stored ? nil : text).apply()
        needsUpdate = true
    }

    /// Sends what stands in the field.
    func sendText() {
        guard let text = edits[note], var next = state.feedback.shown else { return }
        track(.wrote)
        next.text = text
        edits.removeEdits(of: note.identity)
        perform(EarningsStrings.current.feedback.noteSent, next)
    }

    /// Puts back into the field what was sent last.
    func clearText() {
        history.perform(edits.clearing(note.identity, title: EarningsStrings.current.feedback.noteCleared))
        needsUpdate = true
    }

    /// Takes the last step back or makes it again; see ``UndoHistory``.
    func historyDidChange() { needsUpdate = true }

    private func perform(_ title: String, _ feedback: Feedback?) {
        let made = ValueChange<Feedback?>(
            title: title, to: feedback,
            get: { [self] in .some(state.feedback.shown) },
            set: { [self] in want($0) }
        )
        change = made
        history.perform(made)
        change = nil
    }

    private func want(_ feedback: Feedback?) {
        state.notice = nil
        needsUpdate = true
        follow(state.feedback.want(feedback))
    }

    private func follow(_ action: FeedbackExchange.Action) {
        switch action {
        case .none: return
        case .send(let feedback):
            sentChange = change
            service.store(feedback, of: id) { [self] isAccepted in
                needsUpdate = true
                let action = state.feedback.responded(isAccepted: isAccepted)
                if action == .none {
                    state.notice = .stored(feedback)
                    announcement = state.notice?.text
                }
                follow(action)
            }
        case .refused: takeBack()
        }
    }

    /// The server has refused what was sent: that is taken out from under whatever came after it, and said.
    private func takeBack() {
        let refused = sentChange
        sentChange = nil
        let written = state.feedback.shown?.text ?? ""
        if let refused, refused.isApplied {
            history.withdraw(refused)
        } else {
            // What was refused is a step back, or one step made again; the way it came about leads nowhere now.
            history.removeAll()
            want(state.feedback.stored)
        }
        follow(state.feedback.resume())
        // What was written is not lost: it is pending again.
        if !written.isEmpty, written != state.feedback.shown?.text ?? "" { write(written) }
        state.notice = .refused
        announcement = state.notice?.text
        needsUpdate = true
    }
}
