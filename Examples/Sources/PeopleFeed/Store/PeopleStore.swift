import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What the user thinks of people, with a history, kept in step with the server. The screens share it.
final class PeopleStore {
    /// What can be taken back.
    let history = UndoHistory()
    /// What is written into cards and not saved.
    let edits = PendingEdits<String>()
    /// The connection to the host; nothing is stored before there is one.
    var context: HostContext?
    /// Whose decision the server has refused, until the user has read of it.
    private var refusedName: String?

    let records = PeopleRecords()
    private let historyMark = HistoryMark()

    /// Counts the changes of the history, which keeps it.
    private final class HistoryMark {
        var count = 0
    }

    init() {
        let mark = historyMark
        history.changeHandler = { mark.count += 1 }
    }
}

extension PeopleStore {
    /// Differs when something has changed that a screen shows.
    var revision: Int { records.revision &+ historyMark.count }

    /// What the user thinks of a person; nothing of one who is not known.
    func decision(on id: Int) -> Decision { records[id]?.decision ?? .none }

    /// Takes in what the server says of a person, and hands the person on.
    func taking(_ person: Person) -> Person {
        records.take(person.id, name: person.name, person.known)
        return person
    }

    /// The change by which the user decides on a person.
    func deciding(_ id: Int, _ decision: Decision) -> UndoableChange {
        let records = records
        let change = ValueChange(
            title: title(of: decision, on: records[id]?.name ?? ""), to: decision,
            get: { records[id]?.decision }, set: { records.decide(id, $0) })
        records.update(id) { $0.change = change }
        return change
    }

    private func title(of decision: Decision, on name: String) -> String {
        let strings = PeopleStrings.current.decisions
        return switch decision {
        case .none: strings.unliked(name)
        case .like: strings.liked(name)
        case .pass: strings.passed(name)
        }
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() {
        for id in records.takeUnsettled().sorted() {
            guard let wanted = records[id]?.decision else { continue }
            var action = StoredValue<Decision>.Action.nothing
            records.update(id) { action = $0.sync.want(wanted) }
            perform(action, id)
        }
    }

    /// What is to be said about something that failed.
    var notice: String? { refusedName.map { PeopleStrings.current.decisions.refused($0) } }

    /// The user has read what was said.
    func dismissNotice() { refusedName = nil }

    private func perform(_ action: StoredValue<Decision>.Action, _ id: Int) {
        switch action {
        case .nothing: break
        case .tell(let decision): tell(decision, on: id)
        case .giveUp(let refused, let stored): giveUp(refused, id, stored)
        }
    }

    private func tell(_ decision: Decision, on id: Int) {
        var body = JSONWriter()
        body.object { DecisionContract(decision).write(to: &$0) }
        send(HostRequest("/v1/people/\(id)/decision", method: .put, body: body.bytes)) { [self] isStored in
            guard let wanted = records[id]?.decision else { return }
            var action = StoredValue<Decision>.Action.nothing
            records.update(id) { action = $0.sync.answered(isStored: isStored, wanted: wanted) }
            perform(action, id)
        }
    }

    /// Takes back what the server refused, from under whatever was done since.
    private func giveUp(_ refused: Decision, _ id: Int, _ stored: Decision) {
        guard let record = records[id] else { return }
        if record.decision == refused, let change = record.change { history.withdraw(change) }
        if records[id]?.decision != stored { records.decide(id, stored) }
        refusedName = record.name
    }

    private func send(_ request: HostRequest, then handler: @escaping (Bool) -> Void) {
        guard let context else { return handler(false) }
        context.request(request) { response in
            if case .success = response { handler(true) } else { handler(false) }
        }
    }
}
