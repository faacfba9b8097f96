import CollectionDataSources
import CollectionViews
import Testing

/// Something of which the user wants a number.
private struct Thing: Identifiable, Equatable {
    let id: Int
}

/// What the server is sent, with responses at the test's will.
private final class Storage {
    private(set) var told: [String] = []
    private var completions: [(LoadError?) -> Void] = []

    func tell(_ thing: Thing, _ value: Int, _ position: Int?, _ completion: @escaping (LoadError?) -> Void) {
        told.append("\(thing.id)=\(value)" + (position.map { " at \($0)" } ?? ""))
        completions.append(completion)
    }

    func takeTold() -> [String] {
        defer { told = [] }
        return told
    }

    /// Responds to the oldest request.
    func respond(_ error: LoadError? = nil) {
        if !completions.isEmpty { completions.removeFirst()(error) }
    }
}

struct StoredEntriesTests {
    private let storage = Storage()
    private let history = UndoHistory()
    private let entries: StoredEntries<Thing, Int>

    init() {
        entries = StoredEntries<Thing, Int>(absent: 0, history: history, isOrdered: true) {
            [storage] thing, value, position, completion in
            storage.tell(thing, value, position, completion)
        }
    }

    private func change(_ id: Int, to value: Int) {
        entries.change(Thing(id: id), to: value, title: "Change")
        entries.settle()
    }

    /// The things that there are, in their order.
    private var things: [Int] {
        entries.order.map { entries.entries[$0] }.filter { $0.value > 0 }.map { $0.subject.id }
    }

    @Test("a change is there at once and sent at the end of the event, one at a time; undoing it is a change too")
    func changing() {
        entries.change(Thing(id: 1), to: 2, title: "Change")
        #expect(entries.value(of: 1) == 2)
        #expect(storage.takeTold() == [])
        entries.settle()
        change(1, to: 3)
        #expect(storage.takeTold() == ["1=2"])
        storage.respond()
        #expect(storage.takeTold() == ["1=3"])
        storage.respond()
        history.undo()
        entries.settle()
        #expect(entries.value(of: 1) == 2)
        #expect(storage.takeTold() == ["1=2"])
        #expect(entries.responseCount == 2)
    }

    @Test("of the values that are wanted while the server is told of one, it is told of the last alone")
    func lastValue() {
        for value in 1...5 { change(7, to: value) }
        #expect(storage.takeTold() == ["7=1"])
        storage.respond()
        #expect(storage.takeTold() == ["7=5"])
        // The value that the server is being told is wanted again: it has it in the end.
        change(7, to: 4)
        change(7, to: 5)
        storage.respond()
        #expect(storage.takeTold() == [])
        #expect(entries.value(of: 7) == 5)
    }

    @Test("one subject does not wait for another")
    func subjects() {
        change(7, to: 1)
        change(8, to: 1)
        change(7, to: 2)
        #expect(storage.takeTold() == ["7=1", "8=1"])
        storage.respond()
        #expect(storage.takeTold() == ["7=2"])
    }

    @Test("what is undone within the event is not sent")
    func undoneAtOnce() {
        entries.change(Thing(id: 1), to: 2, title: "Change")
        history.undo()
        entries.settle()
        #expect(storage.takeTold() == [])
    }

    @Test("a refused change is withdrawn from beneath later ones, and kept until it is dismissed")
    func refusal() {
        entries.take([(subject: Thing(id: 1), value: 1), (subject: Thing(id: 2), value: 1)])
        change(1, to: 5)
        change(2, to: 6)
        #expect(storage.takeTold() == ["1=5", "2=6"])
        storage.respond(.refused)
        storage.respond()
        #expect(entries.value(of: 1) == 1)
        #expect(entries.value(of: 2) == 6)
        #expect(entries.refusal?.subject == Thing(id: 1))
        #expect(entries.refusal?.error == .refused)
        entries.dismissRefusal()
        #expect(entries.refusal == nil)
        history.undo()
        #expect(entries.value(of: 2) == 1)
        #expect(!history.canUndo)
    }

    @Test("a change without a response is withdrawn, and the next value is sent, even the one from before")
    func lostResponse() {
        entries.take(Thing(id: 1), 1)
        change(1, to: 5)
        storage.respond(.unreachable)
        #expect(storage.takeTold() == ["1=5"])
        #expect(entries.value(of: 1) == 1)
        #expect(entries.refusal?.error == .unreachable)
        entries.change(Thing(id: 1), to: 6, title: "Change")
        history.undo()
        entries.settle()
        #expect(storage.takeTold() == ["1=1"])
    }

    @Test("without a response the value that the user has chosen since is kept and sent")
    func replacedMeanwhile() {
        entries.take(Thing(id: 1), 1)
        change(1, to: 5)
        change(1, to: 1)
        storage.respond(.unreachable)
        #expect(storage.takeTold() == ["1=5", "1=1"])
        #expect(entries.value(of: 1) == 1)
        #expect(entries.refusal == nil)
    }

    @Test("a list of the server does not replace what the user has changed, and removes what the server lost")
    func taking() {
        entries.take([(subject: Thing(id: 1), value: 1), (subject: Thing(id: 2), value: 2)])
        change(1, to: 5)
        entries.take([(subject: Thing(id: 1), value: 1), (subject: Thing(id: 3), value: 3)])
        #expect(entries.value(of: 1) == 5)
        #expect(entries.value(of: 2) == 0)
        #expect(things == [1, 3])
    }

    @Test("an undone removal restores the place, and the server is told of it")
    func places() {
        entries.take((1...3).map { (subject: Thing(id: $0), value: 1) })
        change(2, to: 0)
        #expect(things == [1, 3])
        storage.respond()
        history.undo()
        entries.settle()
        #expect(things == [1, 2, 3])
        #expect(storage.takeTold() == ["2=0", "2=1 at 1"])
    }
}
