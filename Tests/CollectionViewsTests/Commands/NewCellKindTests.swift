import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

// A kind of cell that the feed did not know: its model, its cell, its commands and its factory. Nothing else is touched
// but the line in the test that lists the factories.

private final class Poll: FeedModel {
    let question: String
    var answers: [Int] = []

    init(_ id: Int, _ question: String) {
        self.question = question
        super.init(id)
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

private final class ShowPoll: CellCommand {
    private let poll: Poll

    init(_ poll: Poll) {
        self.poll = poll
        super.init(name: "show-poll")
    }

    override func perform(_ execution: CommandExecution) {
        guard let cell = execution.cell(PollCell.self) else { return }
        cell.questionLabel.text = poll.answers.isEmpty ? poll.question : "Thank you"
        cell.yesButton.setAction(execution.trigger("vote"))
    }
}

private final class Vote: CellCommand {
    private let poll: Poll

    init(_ poll: Poll) {
        self.poll = poll
        super.init(name: "vote")
        isExclusive = true
    }

    override func canPerform(_ execution: CommandExecution) -> Bool { poll.answers.isEmpty }

    override func perform(_ execution: CommandExecution) {
        let poll = poll
        let change = ClosureChange(
            title: "Vote",
            apply: {
                poll.answers.append(1)
                return true
            },
            revert: { poll.answers.popLast() != nil })
        execution.make(change, isProvisional: true)
    }
}

private func pollFactory() -> CellFactory<FeedModel> {
    let kind = CellKind(PollCell.self)
    return CellFactory(for: Poll.self) { poll in
        CellViewModel(
            CellIdentity("poll", poll.id), kind: kind, version: poll.answers.count,
            commands: [.configuration: ShowPoll(poll), "vote": Vote(poll)])
    }
}

struct NewCellKindTests {
    @Test("a new kind of cell is shown, acts, and can be undone without a change to anything that was there")
    func newKind() throws {
        let feed = FeedFactories()
        let screen = FeedScreen([feed.persons, feed.advertisements, pollFactory()])
        let host = ModelHost.phone(screen)
        let models = [Person(1), Poll(1, "Tea?"), Advertisement(1), Poll(2, "Coffee?")]
        try screen.show(models)
        host.send(.frame(0))
        #expect(host.texts == ["person 1", "Like", "Tea?", "Yes", "Coffee?", "Yes"])
        host.tap("Yes")
        try screen.show(models)
        host.send(.frame(0))
        #expect(host.texts == ["person 1", "Like", "Thank you", "Yes", "Coffee?", "Yes"])
        screen.trace = []
        host.tap("Yes")
        #expect(screen.trace == ["vote(poll 1) refused: unsuitable"])
        #expect(screen.driver.runner.history.undoTitle == "Vote")
        #expect(screen.driver.runner.history.undo())
        try screen.show(models)
        host.send(.frame(0))
        #expect(host.texts == ["person 1", "Like", "Tea?", "Yes", "Coffee?", "Yes"])
    }
}
