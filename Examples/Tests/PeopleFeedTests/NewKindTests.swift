import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import SharedScreens
import ScreenContracts
import Testing

@testable import PeopleFeed

// A kind of cell that the feed does not know: its model, its cell, its command and its factory. Nothing else is touched.

private final class Poll: FeedModel {
    let question: String
    var hasAnswered = false

    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let question = json["question"]?.string else { return nil }
        self.question = question
        super.init(CellIdentity("poll", id), position: json.int("position") ?? 0)
    }
}

private final class PollCell: CollectionViewCell {
    let questionLabel = Label(.headline)
    let yesButton = Button("Yes")

    required init() {
        super.init(element: .box, styleClasses: ["poll-cell"])
        addSubview(questionLabel)
        addSubview(yesButton)
    }
}

private final class Answer: CellCommand {
    private let poll: Poll

    init(_ poll: Poll) {
        self.poll = poll
        super.init(name: "answer")
    }

    override func canPerform(_ execution: CommandExecution) -> Bool { !poll.hasAnswered }

    override func perform(_ execution: CommandExecution) {
        let poll = poll
        execution.make(
            ValueChange(title: "You answered", to: true, get: { poll.hasAnswered }, set: { poll.hasAnswered = $0 }))
    }
}

extension FeedKind {
    fileprivate static func poll() -> FeedKind {
        let kind = CellKind(PollCell.self)
        return FeedKind(
            name: "poll", read: { Poll($0) },
            factory: CellFactory(for: Poll.self) { poll in
                CellViewModel(
                    poll.identity, kind: kind, version: poll.hasAnswered ? 1 : 0,
                    layoutSize: FeedLayout.size(height: 120),
                    commands: [
                        .configuration: CellAction<PollCell>(name: "show-poll") { run in
                            run.cell?.questionLabel.text = poll.hasAnswered ? "Thank you" : poll.question
                            run.cell?.yesButton.setAction(run.execution.trigger("answer"))
                        },
                        "answer": Answer(poll),
                    ])
            })
    }
}

struct NewKindTests {
    @Test("a kind of cell that only this test knows is read, shown in its height, acts, and is undone")
    func newKind() throws {
        let feed = FeedHost(
            FeedResponses.feed([
                FeedResponses.person(1), #"{"kind":"poll","position":7,"id":1,"question":"Tea?"}"#,
                FeedResponses.advertisement(3),
            ]), more: [.poll()])
        #expect(feed.all == ["person 1", "poll 1", "advertisement 3"])
        let cell = try #require(feed.cell(1, "poll"))
        #expect(feed.host.texts(in: cell.node) == ["Tea?", "Yes"])
        #expect(cell.size.height == 120)
        feed.host.tap("Yes")
        feed.settle()
        #expect(feed.host.texts(in: try #require(feed.cell(1, "poll")).node) == ["Thank you", "Yes"])
        feed.host.tap("Yes")
        #expect(feed.events.lines == ["answer poll 1", "answer poll 1 refused"])
        #expect(feed.host.node(showing: "You answered") != nil)
        feed.host.tap("Undo")
        feed.settle()
        #expect(feed.host.texts(in: try #require(feed.cell(1, "poll")).node) == ["Tea?", "Yes"])
        feed.elapse(800)
        feed.elapse(2_000)
        #expect(feed.openRequests.contains { $0.contains(#"{"name":"impression","position":7}"#) }, "it is counted too")
    }
}
