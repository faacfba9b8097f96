import CollectionViewKit
import ScreenContracts

/// What the user thinks of people and has written down, with a history, kept in step with the server. The screens share it.
final class PeopleStore {
    /// A person whom a decision is about.
    struct Subject: Identifiable {
        let id: Int
        let name: String
    }

    /// What can be taken back.
    let history: UndoHistory
    /// What is written into cards and not saved.
    let edits = PendingEdits<String>()
    /// What is written down and saved.
    let notes = PersonNotes()
    /// What the user thinks.
    let decisions: StoredEntries<Subject, Decision>

    /// What was known when the first part of the feed was requested.
    private var momentOfFeed = Moment(notes: 0, decisions: 0)
    private let service: PeopleService
    private let changes: ChangeCount

    /// How many requests to store something the server had responded to when a load was requested: a load does not overwrite what was
    /// stored since.
    struct Moment {
        let notes, decisions: Int
    }

    /// Counts the changes of the history and of the decisions, which keep it.
    private final class ChangeCount {
        var value = 0
    }

    init() {
        let history = UndoHistory()
        let service = PeopleService()
        let changes = ChangeCount()
        self.history = history
        self.service = service
        self.changes = changes
        decisions = StoredEntries<Subject, Decision>(absent: Decision.none, history: history) {
            person, decision, _, handler in
            service.store(decision, on: person.id, then: handler)
        }
        history.changeHandler = { changes.value += 1 }
        decisions.changeHandler = { changes.value += 1 }
    }
}

extension PeopleStore {
    /// The connection to the host; nothing is stored before there is one.
    var context: HostContext? {
        get { service.context }
        set { service.context = newValue }
    }

    /// Differs when something has changed that a screen shows.
    var revision: Int { notes.revision &+ changes.value }

    /// What the user thinks of a person; nothing of one who is not known.
    func decision(on id: Int) -> Decision { decisions.value(of: id) }

    /// The moment of a load that is requested now.
    var moment: Moment { Moment(notes: notes.responseCount, decisions: decisions.responseCount) }

    /// Notes that the feed is requested from a start. The moment of its other parts is the same: of two parts that are requested at the
    /// same time, none may overwrite what is stored meanwhile.
    func feedIsRequested() { momentOfFeed = moment }

    /// Takes in what the server says of a person in the feed, and hands the person on.
    func taking(_ person: Person) -> Person {
        take(person, since: momentOfFeed)
        return person
    }

    /// Takes in what the server says of a person, unless that is from before a change.
    ///
    /// - Parameter moment: The ``moment`` when the load was requested.
    func take(_ person: Person, since moment: Moment) {
        if decisions.index(of: person.id) == nil || moment.decisions == decisions.responseCount {
            decisions.take(Subject(id: person.id, name: person.name), person.knownDecision)
        }
        notes.take(person.id, person.knownNote, since: moment.notes)
        removeStoredEdit(on: person.id)
    }

    /// The user decides on a person, or takes the same decision back.
    func decide(_ wanted: Decision, on person: Person) {
        let value = decision(on: person.id) == wanted ? Decision.none : wanted
        decisions.change(
            Subject(id: person.id, name: person.name), from: person.knownDecision, to: value,
            title: Self.title(of: value, on: person.name))
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() { decisions.settle() }

    /// What is to be said about something that failed.
    var notice: String? { decisions.refusal.map { PeopleStrings.current.decisions.refused($0.subject.name) } }

    /// The user has read what was said.
    func dismissNotice() { decisions.dismissRefusal() }

    private static func title(of decision: Decision, on name: String) -> String {
        let strings = PeopleStrings.current
        return switch decision {
        case .none: strings.decisions.unliked(name)
        case .like: strings.decisions.liked(name)
        case .pass: strings.decisions.passed(name)
        }
    }
}
