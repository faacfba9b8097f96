import CollectionViewKit
import ScreenContracts

/// Has the server keep what was written on a card. What is written meanwhile stays pending.
final class SaveNote: CellCommand {
    private let id: Int
    private let services: FeedServices

    init(_ id: Int, _ services: FeedServices) {
        self.id = id
        self.services = services
        super.init(name: "save-note")
    }

    override func canPerform(_ execution: CommandExecution) -> Bool {
        services.people.pendingNote(on: id) != nil && services.people.notes[id]?.isSaving == false
    }

    override func perform(_ execution: CommandExecution) {
        let (people, id) = (services.people, id)
        guard let text = people.pendingNote(on: id) else { return }
        people.history.endStep()
        guard people.notes.beginSaving(text, on: id) else {
            // The server has this text.
            return people.edits.removeEdits(of: execution.identity)
        }
        execution.onCancel { people.notes.cancelSaving(on: id) }
        var body = JSONWriter()
        body.object { NoteContract(text: text).write(to: &$0) }
        let request = HostRequest("/v1/people/\(id)/note", method: .put, body: body.bytes)
        execution.request(request) { response in
            switch response {
            case .success:
                if people.pendingNote(on: id) == text { people.edits.removeEdits(of: execution.identity) }
                people.notes.endSaving(on: id, .stored)
            case .failure(let status):
                people.notes.endSaving(on: id, StoreResponse(LoadError(response)))
                execution.fail(.refusedByServer(status: status))
            case .unreachable:
                people.notes.endSaving(on: id, .unknown)
                execution.fail(.unreachable)
            }
        }
    }
}
