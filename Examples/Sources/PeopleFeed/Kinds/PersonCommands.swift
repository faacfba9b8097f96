import CollectionViewKit
import ScreenContracts

extension CellCommandKey {
    /// The user likes a person, or does not any more.
    static var like: CellCommandKey { "like" }
    /// The user passes a person, who leaves the feed.
    static var pass: CellCommandKey { "pass" }
    /// What was written on a card is saved.
    static var saveNote: CellCommandKey { "save-note" }
    /// What was written on a card and not saved is forgotten.
    static var clearNote: CellCommandKey { "clear-note" }
}

/// What can be done with a person, whatever cell shows them.
struct PersonCommands {
    private let services: FeedServices

    init(_ services: FeedServices) {
        self.services = services
    }
}

extension PersonCommands {
    /// The commands of a person.
    func all(for person: Person, configuration: CellCommand) -> [CellCommandKey: CellCommand] {
        let (like, pass) = (deciding(.like, on: person), deciding(.pass, on: person))
        return [
            .configuration: configuration,
            .cancellation: CellAction<PictureCell>(name: "stop-pictures") { $0.cell?.stopPictures() },
            .selection: MacroCommand([openProfile(of: person), Track(.open, services)], name: "open-and-track"),
            .like: like, .swipeToTrailing: like,
            .pass: pass, .swipeToLeading: pass,
            .saveNote: SaveNote(person.id, services),
            .clearNote: UndoableCommand(name: "clear-note") { [people = services.people] _ in
                people.edits.clearing(person.identity, title: PeopleStrings.current.notes.cleared)
            },
        ]
    }

    /// Shows a person in a card.
    func showing(_ person: Person) -> CellCommand {
        CellAction<PersonCell>(name: "show-person") { [people = services.people] run in
            guard let cell = run.cell else { return }
            cell.show(person, people.decision(on: person.id))
            show(person, in: cell.noteView, run.execution)
            connect(cell.buttons, cell.nameLink, run.execution)
        }
    }

    /// Shows a featured person in a circle.
    func showingFeatured(_ person: Person) -> CellCommand {
        CellAction<FeaturedPersonCell>(name: "show-featured-person") { [people = services.people] run in
            guard let cell = run.cell else { return }
            cell.show(person, people.decision(on: person.id))
            connect(cell.buttons, cell.nameLink, run.execution)
        }
    }

    /// Shows a person at the head of their profile.
    func showingProfile(_ person: Person) -> CellCommand {
        CellAction<ProfileHeaderCell>(name: "show-profile") { [people = services.people] run in
            guard let cell = run.cell else { return }
            cell.show(person, people.decision(on: person.id))
            show(person, in: cell.noteView, run.execution)
            cell.buttons.connect(run.execution)
        }
    }

    private func connect(_ buttons: DecisionButtons, _ link: View, _ execution: CommandExecution) {
        buttons.connect(execution)
        link.setAction(execution.trigger(.selection))
    }

    private func show(_ person: Person, in view: NoteView, _ execution: CommandExecution) {
        let people = services.people
        let strings = PeopleStrings.current
        let saved = people.notes[person.id]?.text ?? ""
        view.field.edit(
            people.noteSubject(person.id), in: people.edits, orElse: saved,
            history: people.history, title: strings.notes.note(person.name))
        view.show(
            people.pendingNote(on: person.id) ?? saved, isPending: people.pendingNote(on: person.id) != nil,
            isEdited: people.hasEditedNote(on: person.id),
            isSaving: people.notes[person.id]?.isSaving == true,
            failure: people.notes[person.id]?.hasFailed == true ? strings.notes.notSaved : nil, name: person.name)
        view.saveButton.setAction(execution.trigger(.saveNote))
        view.clearButton.setAction(execution.trigger(.clearNote))
        let save = execution.trigger(.saveNote)
        view.field.setAction(for: .editingDidEndOnExit) { _ in save() }
        view.closeAfterEditing()
    }

    private func deciding(_ decision: Decision, on person: Person) -> CellCommand {
        let people = services.people
        let isStanding = people.decision(on: person.id) == decision
        let command = ItemAction(name: decision.rawValue) { _ in people.decide(decision, on: person) }
        let strings = PeopleStrings.current
        switch decision {
        case .like: command.title = isStanding ? strings.decisions.unlike : strings.decisions.like
        default: command.title = strings.decisions.pass
        }
        command.isDestructive = decision == .pass
        return command
    }

    private func openProfile(of person: Person) -> CellCommand {
        ItemAction(name: "open-profile") { [services] _ in services.open(PeopleRoute(personID: person.id).path) }
    }
}
