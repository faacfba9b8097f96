import CollectionViewKit
import SharedScreens
import Testing

struct StoredEntriesTests {
    /// Something that has a value.
    private struct Subject: Identifiable {
        let id: Int
    }

    /// A server that responds when it is let, to what it was told first.
    private final class Server {
        private(set) var told: [String] = []
        private var handlers: [(LoadError?) -> Void] = []

        func take(_ line: String, _ handler: @escaping (LoadError?) -> Void) {
            told.append(line)
            handlers.append(handler)
        }

        /// Responds to the oldest request. Returns whether there was one.
        func respond(_ error: LoadError? = nil) -> Bool {
            guard !handlers.isEmpty else { return false }
            handlers.removeFirst()(error)
            return true
        }
    }

    private func makeEntries(_ server: Server) -> StoredEntries<Subject, Int> {
        StoredEntries<Subject, Int>(absent: 0, history: UndoHistory()) { subject, value, _, handler in
            server.take("\(subject.id): \(value)", handler)
        }
    }

    private func change(_ id: Int, to value: Int, _ entries: StoredEntries<Subject, Int>) {
        entries.change(Subject(id: id), to: value, title: "Change")
        entries.settle()
    }

    @Test("what is added and removed at once is told in order, the removal after the response to the addition")
    func order() {
        let server = Server()
        let entries = makeEntries(server)
        change(7, to: 1, entries)
        change(7, to: 0, entries)
        #expect(entries.value(of: 7) == 0)
        #expect(server.told == ["7: 1"])
        #expect(server.respond())
        #expect(server.told == ["7: 1", "7: 0"])
        #expect(server.respond())
        #expect(!server.respond(), "nothing more is told")
        #expect(entries.value(of: 7) == 0)
    }

    @Test("of the values that are wanted while the server is told of one, it is told of the last alone")
    func lastValue() {
        let server = Server()
        let entries = makeEntries(server)
        for value in 1...5 { change(7, to: value, entries) }
        #expect(server.told == ["7: 1"])
        #expect(server.respond())
        #expect(server.told == ["7: 1", "7: 5"])
        // The value that the server is being told is wanted again: it has it in the end.
        change(7, to: 4, entries)
        change(7, to: 5, entries)
        #expect(server.respond())
        #expect(!server.respond(), "nothing more is told")
        #expect(entries.value(of: 7) == 5)
    }

    @Test("one subject does not wait for another")
    func subjects() {
        let server = Server()
        let entries = makeEntries(server)
        change(7, to: 1, entries)
        change(8, to: 1, entries)
        change(7, to: 2, entries)
        #expect(server.told == ["7: 1", "8: 1"])
        #expect(server.respond())
        #expect(server.told == ["7: 1", "8: 1", "7: 2"])
    }

    @Test("what was wanted after a value that the server refuses is withdrawn with it, and not told")
    func refusal() {
        let server = Server()
        let entries = makeEntries(server)
        change(7, to: 1, entries)
        change(7, to: 2, entries)
        #expect(server.respond(.unreachable))
        #expect(!server.respond(), "nothing more is told")
        #expect(entries.value(of: 7) == 0)
        #expect(entries.refusal?.subject.id == 7)
    }
}
