import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

private struct Thing: Identifiable {
    let id: Int
}

/// A screen with a list of the user: "1 2".
private final class StoredListViewController: ViewController {
    let history = UndoHistory()
    private(set) lazy var entries = StoredEntries<Thing, Bool>(absent: false, history: history) {
        [screen = Weak(self)] thing, isThere, _, completion in
        let method: HostRequest.Method = isThere ? .put : .delete
        screen.object?.context?.request(HostRequest("/things/\(thing.id)", method: method)) {
            completion(LoadError($0))
        }
    }
    private(set) lazy var loader = StoredListLoader<Thing, Bool>(
        HostRequest("/things"), into: entries,
        decode: { bytes throws(LoadError) in
            String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
                .map { (subject: Thing(id: $0), value: true) }
        })
}

@Suite struct StoredListLoaderTests {
    private let screen = StoredListViewController()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    private var paths: [String] { host.openRequests.map { $0.request.path } }

    private var things: [Int] { screen.entries.entries.filter { $0.value }.map { $0.subject.id } }

    private func perform(_ body: () -> Void) {
        host.window.perform { body() }
        host.send(.frame(0))
    }

    private func respond(to path: String, _ text: String = "") {
        host.respond(to: path, with: .success(Array(text.utf8)))
    }

    @Test("a list is loaded into the entries, and again when the page is shown again")
    func loading() {
        host.setVisible(true)
        perform { screen.loader.load(in: screen.context) }
        #expect(screen.loader.status.state == .loading)
        respond(to: "/things", "1 2")
        #expect(screen.loader.isLoaded)
        #expect(things == [1, 2])
        host.setVisible(false)
        #expect(paths == [])
        host.setVisible(true)
        host.send(.frame(0))
        #expect(paths == ["/things"])
        respond(to: "/things", "2")
        #expect(things == [2])
    }

    @Test("a list that is loaded while a change is stored is loaded again")
    func changedMeanwhile() {
        perform { screen.loader.load(in: screen.context) }
        perform {
            screen.entries.change(Thing(id: 3), to: true, title: "Add")
            screen.entries.settle()
        }
        respond(to: "/things/3")
        respond(to: "/things", "1")
        host.send(.frame(0))
        #expect(paths == ["/things"])
        #expect(things == [3])
        respond(to: "/things", "1 3")
        #expect(Set(things) == [1, 3])
        #expect(screen.loader.status.state == .loaded)
    }

    @Test("a list that is loaded later is loaded once, after the event")
    func later() {
        perform {
            screen.loader.loadLater(in: screen.context)
            screen.loader.loadLater(in: screen.context)
        }
        #expect(paths == [])
        host.advance(by: 0)
        host.send(.frame(0))
        #expect(paths == ["/things"])
        perform { screen.loader.loadLater(in: screen.context) }
        host.respond(to: "/things", with: .failure(status: 500))
        #expect(screen.loader.status.error == LoadError(reason: .refused, code: 500))
        #expect(!screen.loader.isLoaded)
    }
}
