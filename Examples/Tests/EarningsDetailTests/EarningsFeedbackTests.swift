import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import Testing

@testable import EarningsDetail

/// Feedback: seen at once, stored by the server, taken back by the user or because the server refuses it.
struct EarningsFeedbackTests {
    private func rating(_ earnings: EarningsHost) -> [String] {
        earnings.host.nodes { $0.attributes[.isPressed] == "true" }.compactMap {
            earnings.host.node($0)?.attributes[.accessibilityLabel]
        }
    }

    private let suffix = "/feedback"
    private let up = #"put /v1/earnings/7/feedback {"rating":"up","text":""}"#
    private let down = #"put /v1/earnings/7/feedback {"rating":"down","text":""}"#

    @Test("a thumb is seen at once, stored, and taken back by undo, by the keys, and by pressing it again")
    func thumbs() {
        let earnings = EarningsHost.loaded()
        #expect(earnings.press("Thumbs up"))
        #expect(rating(earnings) == ["Thumbs up"])
        #expect(earnings.openRequests == [up])
        #expect(earnings.host.node(showing: "Thumbs up given") != nil)
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.host.node(showing: "Thank you for your feedback.") != nil)
        earnings.press("Undo")
        #expect(rating(earnings) == [])
        #expect(earnings.openRequests == ["delete /v1/earnings/7/feedback"])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.host.press(.redo, on: .none))
        earnings.settle()
        #expect(rating(earnings) == ["Thumbs up"])
        #expect(earnings.openRequests == [up])
        earnings.respond(with: .success([]), to: suffix)
        earnings.press("Thumbs up")
        #expect(rating(earnings) == [])
        #expect(earnings.openRequests == ["delete /v1/earnings/7/feedback"])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.host.node(showing: "Your feedback was withdrawn.") != nil)
        #expect(earnings.presenter.events == [.rated(.up), .rated(nil)])
    }

    @Test("one change is sent to the server at a time, and in the end has what is seen")
    func exchange() {
        let earnings = EarningsHost.loaded()
        for thumb in ["Thumbs up", "Thumbs down", "Thumbs up", "Thumbs down"] { earnings.press(thumb) }
        #expect(earnings.openRequests == [up])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.openRequests == [down])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.openRequests == [])
        #expect(rating(earnings) == ["Thumbs down"])
    }

    @Test(
        "what the server refuses is taken back, and said", arguments: [HostResponse.failure(status: 500), .unreachable])
    func refusal(response: HostResponse) {
        let earnings = EarningsHost.loaded(EarningsResponses.transaction(feedback: #"{"rating":"down","text":"Slow"}"#))
        #expect(rating(earnings) == ["Thumbs down"])
        earnings.press("Thumbs up")
        #expect(rating(earnings) == ["Thumbs up"])
        earnings.respond(with: response, to: suffix)
        let sentence = "Your feedback could not be saved. It is as it was before."
        #expect(rating(earnings) == ["Thumbs down"])
        #expect(earnings.openRequests == [])
        #expect(earnings.host.node(showing: sentence) != nil)
        #expect(earnings.host.announcements.last == sentence)
        #expect(earnings.presenter.history.canUndo == false)
        #expect(earnings.host.node(showing: "Undo") == nil)
        #expect(earnings.presenter.state.feedback.shown == Feedback(rating: .down, text: "Slow"))
    }

    @Test("a refused undo leaves what the server has; what came after a refused step stands")
    func laterSteps() {
        let earnings = EarningsHost.loaded()
        earnings.press("Thumbs up")
        earnings.respond(with: .success([]), to: suffix)
        earnings.press("Undo")
        earnings.respond(with: .failure(status: 500), to: suffix)
        #expect(rating(earnings) == ["Thumbs up"])
        #expect(earnings.openRequests == [])
        earnings.press("Thumbs down")
        earnings.press("Thumbs down")
        #expect(rating(earnings) == [])
        earnings.respond(with: .failure(status: 500), to: suffix)
        #expect(rating(earnings) == [])
        #expect(earnings.openRequests == ["delete /v1/earnings/7/feedback"])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.presenter.state.feedback.stored == nil)
    }

    @Test(
        "a note is pending until it is sent, can be cleared and brought back, and is pending again when it is refused")
    func note() throws {
        let earnings = EarningsHost.loaded(EarningsResponses.transaction(feedback: #"{"rating":"up","text":"Fine"}"#))
        let field = try #require(earnings.host.nodes { $0.element == .textField }.first)
        #expect(earnings.host.node(field)?.text == "Fine")
        earnings.host.write("Fine, but slow", into: field)
        earnings.settle()
        #expect(earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
        earnings.press("Clear")
        #expect(earnings.host.node(field)?.text == "Fine")
        #expect(earnings.host.node(showing: "Clear") == nil)
        earnings.press("Undo")
        #expect(earnings.host.node(field)?.text == "Fine, but slow")
        #expect(earnings.openRequests == [])
        // It outlives loading again.
        earnings.press("Load again")
        earnings.respond(with: EarningsResponses.transaction(feedback: #"{"rating":"up","text":"Fine"}"#))
        #expect(earnings.host.node(field)?.text == "Fine, but slow")
        earnings.press("Send note")
        #expect(earnings.openRequests == [#"put /v1/earnings/7/feedback {"rating":"up","text":"Fine, but slow"}"#])
        earnings.respond(with: .failure(status: 500), to: suffix)
        #expect(earnings.host.node(field)?.text == "Fine, but slow")
        #expect(earnings.presenter.state.feedback.shown?.text == "Fine")
        #expect(earnings.host.press(.enter, on: field))
        earnings.settle()
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.presenter.state.feedback.stored?.text == "Fine, but slow")
        #expect(!earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
    }

    @Test("whatever comes, the exchange ends with what the server has agreed to", arguments: 1...40)
    func exchangeLaws(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var exchange = FeedbackExchange()
        var server: Feedback?
        var request: Feedback??
        func follow(_ action: FeedbackExchange.Action, _ exchange: inout FeedbackExchange) {
            switch action {
            case .none: return
            case .send(let feedback):
                #expect(request == nil, "one at a time")
                request = .some(feedback)
            case .refused:
                _ = exchange.want(exchange.stored)
                follow(exchange.resume(), &exchange)
            }
        }
        func respond(_ isAccepted: Bool) {
            guard let requested = request else { return }
            request = nil
            if isAccepted { server = requested }
            follow(exchange.responded(isAccepted: isAccepted), &exchange)
        }
        for _ in 0..<60 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: follow(exchange.want(nil), &exchange)
            case 1: follow(exchange.want(Feedback(rating: .up)), &exchange)
            case 2: follow(exchange.want(Feedback(rating: .down, text: "a")), &exchange)
            default: respond(Int.random(in: 0..<3, using: &generator) > 0)
            }
            #expect(exchange.stored == server)
        }
        while request != nil { respond(true) }
        #expect(exchange.shown == server)
        #expect(!exchange.isBusy)
    }
}
