import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// A screen that loads numbers in parts, in both directions: "previous<1 2>next".
private final class PartsViewController: ViewController {
    let list = PagedContentLoader<Int>(
        request: { HostRequest("/list" + ($0.map { "?" + $0.text } ?? "")) },
        identity: { $0 },
        decode: { bytes throws(LoadError) in
            let text = String(decoding: bytes, as: UTF8.self)
            let start = text.split(separator: "<", omittingEmptySubsequences: false)
            let end = start[start.count - 1].split(separator: ">", omittingEmptySubsequences: false)
            return PagedContentLoader.Part(
                end[0].split(separator: " ").compactMap { Int($0) },
                next: end.count == 2 ? LoadCursor(String(end[1])) : nil,
                previous: start.count == 2 ? LoadCursor(String(start[0])) : nil)
        })
}

@Suite struct PagedContentLoaderTests {
    private let screen = PartsViewController()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    private var list: PagedContentLoader<Int> { screen.list }

    private var paths: [String] { host.openRequests.map { $0.request.path } }

    private var numbers: [Int] { list.parts.map { $0.number } }

    private func perform(_ body: () -> Void) {
        host.window.perform { body() }
        host.send(.frame(0))
    }

    private func respond(to path: String, _ text: String) {
        host.respond(to: path, with: .success(Array(text.utf8)))
    }

    private func load(_ text: String) {
        perform { list.load(in: screen.context) }
        respond(to: "/list", text)
    }

    @Test("why a part was not loaded is in the log")
    func failure() {
        load("1>b")
        perform { list.loadMore() }
        host.respond(to: "/list?b", with: .failure(status: 500))
        #expect(host.logLines.map { $0.prefix(8) } == ["/list?b:"])
    }

    @Test("a list that begins in the middle goes on in both directions at once, and its parts are numbered from there")
    func bothDirections() {
        load("b<3 4>c")
        #expect(list.hasMore)
        #expect(list.hasPrevious)
        perform {
            list.loadPrevious()
            list.loadMore()
            list.loadPrevious()
        }
        #expect(paths == ["/list?b", "/list?c"])
        respond(to: "/list?c", "b<5 6>d")
        respond(to: "/list?b", "a<1 2>c")
        #expect(list.elements == [1, 2, 3, 4, 5, 6])
        #expect(numbers == [-1, 0, 1])
        #expect(list.previous.state == .ready(LoadCursor("a")))
        #expect(list.more.state == .ready(LoadCursor("d")))
        perform { list.loadPrevious() }
        respond(to: "/list?a", "0")
        #expect(list.elements == [0, 1, 2, 3, 4, 5, 6])
        #expect(numbers == [-2, -1, 0, 1])
        #expect(!list.hasPrevious)
    }

    @Test("an element comes once, and a part that brings no other ones is left out")
    func identities() {
        load("3 4>c")
        perform { list.loadMore() }
        respond(to: "/list?c", "4 3>d")
        #expect(numbers == [0])
        perform { list.loadMore() }
        respond(to: "/list?d", "4 5")
        #expect(list.elements == [3, 4, 5])
        #expect(numbers == [0, 1])
        load("4 5")
        #expect(list.elements == [4, 5])
        #expect(list.loadCount == 2)
    }

    @Test("two parts in a row without other elements end the list in their direction, and not in the other one")
    func stalling() {
        load("b<3 4>c")
        perform { list.loadMore() }
        respond(to: "/list?c", "4 3>d")
        #expect(list.hasMore)
        perform { list.loadMore() }
        respond(to: "/list?d", ">e")
        #expect(!list.hasMore)
        #expect(list.more.hasStalled)
        #expect(list.hasPrevious)
        #expect(list.elements == [3, 4])
        perform { list.loadPrevious() }
        respond(to: "/list?b", "a<3>")
        perform { list.loadPrevious() }
        respond(to: "/list?a", "0<4>")
        #expect(!list.hasPrevious)
        #expect(list.previous.hasStalled)
    }

    @Test("a list that begins anew somewhere else stays until that has come, and cancels what was requested of it")
    func beginningAnew() {
        load("b<3 4>c")
        perform {
            list.loadPrevious()
            list.loadMore()
        }
        perform { list.load(from: LoadCursor("newest"), in: screen.context) }
        #expect(paths == ["/list?newest"])
        #expect(list.status.state == .refreshing)
        #expect(list.elements == [3, 4])
        perform { list.loadMore() }
        #expect(paths == ["/list?newest"])
        host.respond(to: "/list?newest", with: .failure(status: 500))
        #expect(list.elements == [3, 4])
        #expect(list.status.placeholderReason == nil)
        #expect(list.loadCount == 1)
        #expect(list.previous.state == .ready(LoadCursor("b")))
        perform { list.load(from: LoadCursor("newest"), in: screen.context) }
        respond(to: "/list?newest", "1 2>b")
        #expect(list.elements == [1, 2])
        #expect(numbers == [0])
        #expect(list.loadCount == 2)
        #expect(!list.hasPrevious)
    }

    @Test("a list that is reset has loaded nothing, requests nothing, and may bring the same elements again")
    func resetting() {
        load("b<3 4>c")
        perform {
            list.loadPrevious()
            list.loadMore()
        }
        #expect(paths == ["/list?b", "/list?c"])
        perform {
            list.reset()
            list.loadPrevious()
            list.loadMore()
        }
        #expect(paths == [])
        #expect(list.elements == [])
        #expect(list.parts.isEmpty)
        #expect(list.status == LoadStatus())
        #expect(!list.hasMore)
        #expect(!list.hasPrevious)
        load("3 4>c")
        #expect(list.elements == [3, 4])
        #expect(list.loadCount == 2)
        #expect(list.more.state == .ready(LoadCursor("c")))
    }

    @Test("both ends are tried again when there is a connection, and a list that is displayed is not replaced")
    func network() {
        load("b<3 4>c")
        perform {
            list.loadPrevious()
            list.loadMore()
        }
        host.respond(to: "/list?b", with: .unreachable)
        host.respond(to: "/list?c", with: .failure(status: 500))
        #expect(list.previous.state == .failed(LoadCursor("b"), .unreachable))
        #expect(list.more.state == .failed(LoadCursor("c"), LoadError(reason: .refused, code: 500)))
        perform { list.load(in: screen.context) }
        host.respond(to: "/list", with: .unreachable)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(paths == ["/list?b"])
        #expect(list.elements == [3, 4])
    }
}
