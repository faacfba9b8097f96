import CollectionTestSupport
import CollectionViewKit
import Inbox
import Testing

@Suite("An inbox with everything") struct InboxTests {
    private let mailbox = Mailbox([
        Message(id: 1, sender: "Ada", subject: "Engines", day: .today),
        Message(id: 2, sender: "Grace", subject: "Compilers", day: .today),
        Message(id: 3, sender: "Edsger", subject: "Shortest paths", day: .earlier, isRead: true),
    ])

    private func start(fetch: @escaping () -> [Message] = { [] }) -> ModelHost {
        let screen = InboxViewController(mailbox: mailbox, fetch: fetch)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 600))
        host.start(path: "/")
        return host
    }

    /// The texts of the rows that are seen, without those of headers.
    private func rows(_ host: ModelHost) -> [[String]] {
        host.finishAnimations()
        return host.visibleCells.map { host.texts(in: $0) }.filter { $0.count > 1 }
    }

    /// Opens the context menu of the message of a sender, and chooses from it.
    private func choose(_ title: String, for sender: String, _ host: ModelHost) throws {
        let label = try #require(host.node(showing: sender))
        let cell = try #require(host.activatable(around: label))
        #expect(host.send(.menuRequested(cell, Point(x: 10, y: 10))))
        host.tap(title)
    }

    @Test("messages stand under the headers of their days, and a tap marks one as read")
    func messages() {
        let host = start()
        #expect(host.texts.contains("Today"))
        #expect(host.texts.contains("Earlier"))
        #expect(rows(host) == [["• Ada", "Engines"], ["• Grace", "Compilers"], ["Edsger", "Shortest paths"]])
        host.tap("• Grace")
        #expect(rows(host)[1] == ["Grace", "Compilers"])
        #expect(mailbox.message(2)?.isRead == true)
    }

    @Test("a message is deleted in its context menu, and comes back to its place with Undo")
    func deleting() throws {
        let host = start()
        try choose("Delete", for: "• Ada", host)
        #expect(rows(host).map { $0[0] } == ["• Grace", "Edsger"])
        host.tap("Undo")
        #expect(rows(host).map { $0[0] } == ["• Ada", "• Grace", "Edsger"])
    }

    @Test("the last message of a day takes the header of its day with it")
    func header() throws {
        let host = start()
        try choose("Delete", for: "Edsger", host)
        host.finishAnimations()
        #expect(!host.texts.contains("Earlier"))
    }

    @Test("a search shows what contains the word in any case, and all again without it")
    func search() throws {
        let host = start()
        let field = try #require(host.nodes { $0.element == .textField }.first)
        host.write("PATH", into: field)
        #expect(rows(host) == [["Edsger", "Shortest paths"]])
        #expect(!host.texts.contains("Today"))
        host.write("", into: field)
        #expect(rows(host).count == 3)
        host.write("nothing at all", into: field)
        #expect(rows(host).isEmpty)
    }

    @Test("pulling down adds what was fetched before all others")
    func refresh() throws {
        let host = start { [Message(id: 4, sender: "Barbara", subject: "Substitution", day: .today)] }
        let button = try #require(host.nodes(withStyleClass: "refresh-button").first)
        host.send(.activated(button))
        #expect(rows(host).first == ["• Barbara", "Substitution"])
    }
}
