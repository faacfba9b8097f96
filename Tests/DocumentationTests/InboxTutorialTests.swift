import CollectionTestSupport
import CollectionViewKit
import Testing

/// What each step of the tutorial shows and does.
@Suite("The tutorial \"An inbox in fifteen minutes\"")
struct InboxTutorialTests {
    private let mailbox = Mailbox([
        Message(id: 1, sender: "Ada", subject: "Engines", isToday: true),
        Message(id: 2, sender: "Grace", subject: "Compilers", isToday: false),
    ])

    private func start(_ screen: ViewController, path: String = "/") -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: path)
        return host
    }

    @Test("step 1 lists the messages")
    func list() {
        let host = start(Step1.InboxViewController(mailbox))
        #expect(host.texts == ["• Ada", "Engines", "• Grace", "Compilers"])
    }

    @Test("step 2 puts them under the headers of their days")
    func sections() {
        let host = start(Step2.InboxViewController(mailbox))
        let texts = host.texts
        #expect(Set(texts) == ["Today", "• Ada", "Engines", "Earlier", "• Grace", "Compilers"])
    }

    @Test("step 3 loads them, says when that fails, and tries again")
    func loading() {
        let host = start(Step3.InboxViewController())
        #expect(host.respond(to: "/api/messages", with: .failure(status: 500)))
        #expect(host.texts.contains("Something went wrong on our side. Try again in a moment."))
        #expect(host.tap("Try again"))
        let answer = #"[{"id": 3, "sender": "Edsger", "subject": "Shortest paths", "isToday": true}]"#
        #expect(host.respond(to: "/api/messages", with: .success(Array(answer.utf8))))
        #expect(Set(host.texts) == ["Today", "• Edsger", "Shortest paths"])
    }

    @Test("step 3 shows no half of a response that cannot be read", arguments: ["[{}]", "{}", "no JSON", "[1"])
    func unreadable(answer: String) {
        let host = start(Step3.InboxViewController())
        host.respond(to: "/api/messages", with: .success(Array(answer.utf8)))
        #expect(host.texts.contains("The response could not be read. Try again in a moment."))
        #expect(host.texts.contains("Try again"))
    }

    @Test("step 4 finds messages by their sender, deletes one, and brings it back")
    func search() throws {
        let host = start(Step4.InboxViewController(mailbox))
        #expect(host.write("gr", intoFieldLabeled: "Search messages"))
        host.finishAnimations()
        #expect(host.visibleCells.flatMap { host.texts(in: $0) }.contains("• Grace"))
        #expect(!host.texts.contains("• Ada"))
        #expect(host.write("", intoFieldLabeled: "Search messages"))
        host.finishAnimations()
        let row = try #require(host.node(showing: "• Ada").flatMap { host.activatable(around: $0) })
        #expect(host.press(.delete, on: row))
        host.finishAnimations()
        #expect(mailbox.messages.map(\.id) == [2])
        #expect(!host.texts.contains("• Ada"))
        #expect(host.texts.contains("Message deleted"))
        #expect(host.tap("Undo"))
        host.finishAnimations()
        #expect(mailbox.messages.map(\.id) == [1, 2])
        #expect(host.texts.contains("• Ada"))
    }

    @Test("step 5 opens a message, marks it as read, and goes back")
    func navigation() {
        let host = start(Step5.makeInbox(mailbox))
        #expect(host.tap("• Ada"))
        #expect(host.history == ["/", "/messages/1"])
        #expect(mailbox.messages[0].isRead)
        host.tap("Back")
        #expect(host.history == ["/"])
        #expect(host.texts.contains("Ada"))
        #expect(start(Step5.makeInbox(mailbox), path: "/messages/2").title == "Compilers")
        #expect(start(Step5.makeInbox(mailbox), path: "/nowhere").title == "Not found")
    }

    @Test("step 5 loads a message at whose address the page is opened, and says why it has none")
    func address() {
        let host = start(Step5.makeInbox(Mailbox()), path: "/messages/7")
        let answer = #"{"id": 7, "sender": "Barbara", "subject": "Abstractions", "isToday": true}"#
        #expect(host.respond(to: "/api/messages/7", with: .failure(status: 404)))
        #expect(host.texts.contains("This does not exist any more."))
        #expect(host.tap("Try again"))
        #expect(host.respond(to: "/api/messages/7", with: .success(Array(answer.utf8))))
        #expect(host.texts.contains("Barbara"))
        #expect(host.title == "Abstractions")
    }
}
