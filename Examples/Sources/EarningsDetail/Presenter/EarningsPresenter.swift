import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Has a transaction loaded, keeps the state of the screen, and builds from both what the screen is to show.
///
/// The screen calls ``takeProperties()`` at the end of each event and reports the user's actions. It has no state of the
/// transaction.
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
    private let loader: ContentLoader<TransactionDetails>
    /// The number of the last load, and the ``EarningsState/responseCount`` when it was requested.
    private var lastLoad = (number: 0, responseCount: 0)
    private var needsUpdate = true
    private var announcement: String?
    /// The change that the server is to agree to, unless it is being taken back.
    private var change: UndoableChange?
    private var sentChange: UndoableChange?
    /// Whether a refused change is being withdrawn. No feedback is sent until the later changes have been applied again.
    private var isTakingBack = false

    init(id: Int, service: EarningsService) {
        self.id = id
        self.service = service
        loader = ContentLoader(
            decode: { bytes throws(LoadError) in try TransactionDetails.read(bytes, log: service.context) })
        loader.errorProvider = { LoadError($0.response)?.ofEarnings }
        loader.changeHandler = { [presenter = Weak(self)] in presenter.object?.loadDidChange() }
    }
}

extension EarningsPresenter {
    /// What the screen is to show; `nil` if that is what it shows already.
    func takeProperties() -> EarningsProperties? {
        guard needsUpdate else { return nil }
        needsUpdate = false
        return properties
    }

    /// What the screen shows.
    var properties: EarningsProperties {
        state.properties(of: loader.content, error: loader.error, draft: edits[note])
    }

    /// Whether no transaction has been loaded, and loading it has not failed.
    var isAwaitingTransaction: Bool { loader.content.isNil && loader.error.isNil }

    /// Hands over what is to be read out.
    func takeAnnouncement() -> String? {
        defer { announcement = nil }
        return announcement
    }

    /// Loads the transaction, again if it is there. What is shown stays until the response has come.
    func load() { loader.load(service.request(for: id), in: service.context) }

    private func loadDidChange() {
        needsUpdate = true
        if loader.loadCount != lastLoad.number { lastLoad = (loader.loadCount, state.responseCount) }
        guard let details = loader.content else { return }
        if let error = loader.error {
            announcement = EarningsStrings.current.transaction.reloadFailed(error.sentence)
        } else if loader.status.state == .loaded {
            state.take(details.feedback, since: lastLoad.responseCount)
            removeSentEdit()
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
        let shown = state.feedback
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

    /// Notes what stands in the field. A text that has been sent already is pending only while the server may have another one, as after
    /// a request whose response was lost.
    func write(_ text: String) {
        _ = edits.editing(note, to: isSent(text) ? nil : text).apply()
        needsUpdate = true
    }

    /// Whether a text is that of the feedback that the user sees, and the server has it or a response to sending it is awaited.
    private func isSent(_ text: String) -> Bool {
        text == state.feedback?.text ?? "" && state.storedFeedback.isConfirmed
    }

    /// Removes the edit of a text that was sent, as after a load that follows an unknown response. Does nothing while a change is taken
    /// back: an edit then means that another text has been written since.
    private func removeSentEdit() {
        if !isTakingBack, let text = edits[note], isSent(text) { edits.removeEdits(of: note.identity) }
    }

    /// Sends what stands in the field.
    func sendText() {
        guard let text = edits[note], var next = state.feedback else { return }
        track(.wrote)
        next.text = text
        edits.removeEdits(of: note.identity)
        // A text that has been sent already is no step that can be taken back.
        if next == state.feedback { want(next) } else { perform(EarningsStrings.current.feedback.noteSent, next) }
    }

    /// Puts back into the field what was sent last.
    func clearText() {
        history.perform(edits.clearing(note.identity, title: EarningsStrings.current.feedback.noteCleared))
        needsUpdate = true
    }

    /// Takes the last step back or makes it again; see ``UndoHistory``.
    func historyDidChange() {
        removeSentEdit()
        needsUpdate = true
    }

    private func perform(_ title: String, _ feedback: Feedback?) {
        // The history, which the presenter owns, holds the change.
        let presenter = Weak(self)
        let made = ValueChange<Feedback?>(
            title: title, to: feedback,
            get: { presenter.object.map { $0.state.feedback } },
            set: { presenter.object?.want($0) }
        )
        change = made
        history.perform(made)
        change = nil
    }

    private func want(_ feedback: Feedback?) {
        state.notice = nil
        state.feedback = feedback
        needsUpdate = true
        storeFeedback()
    }

    /// Sends the feedback that the user sees, unless the server has it or a response is awaited.
    private func storeFeedback() {
        if !isTakingBack { follow(state.storeFeedback()) }
    }

    private func follow(_ action: StoredValue<Feedback?>.Action) {
        switch action {
        case .nothing: return
        case .tell(let feedback):
            sentChange = change
            service.store(feedback, of: id) { [self] response in
                needsUpdate = true
                let action = state.responded(response)
                if action == .nothing {
                    state.notice = .stored(feedback)
                    announcement = state.notice?.text
                }
                follow(action)
                removeSentEdit()
            }
        case .giveUp(let refused, let stored): takeBack(refused, to: stored)
        }
    }

    /// Withdraws the change that the server has not stored from beneath all later ones, and shows that it was refused.
    ///
    /// - Parameters:
    ///   - feedback: The feedback that was sent.
    ///   - stored: The feedback that the server has.
    private func takeBack(_ feedback: Feedback?, to stored: Feedback?) {
        let refused = sentChange
        sentChange = nil
        let written = state.feedback?.text ?? ""
        isTakingBack = true
        if let refused, refused.isApplied {
            history.withdraw(refused)
        } else if state.feedback != stored {
            // An undo or a redo was refused, or several changes in one request: no single step can be withdrawn.
            history.removeAll()
            want(stored)
        }
        isTakingBack = false
        // Without a connection, the feedback that was restored would be sent without end.
        if state.feedback != stored { storeFeedback() }
        // A text that was taken back, or sent again in vain, is pending again, unless another one has been written since.
        let isTakenBack = feedback == stored || written != state.feedback?.text ?? ""
        if !written.isEmpty, isTakenBack, edits[note] == nil { write(written) }
        state.notice = .refused
        announcement = state.notice?.text
        needsUpdate = true
    }
}
