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
        "what the server refuses is taken back, and said", arguments: [HostResponse.failure(status: 403), .unreachable])
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
        #expect(earnings.presenter.state.feedback == Feedback(rating: .down, text: "Slow"))
    }

    @Test("a transaction that was requested before feedback was stored does not take that back")
    func outdatedLoad() {
        let earnings = EarningsHost.loaded()
        earnings.press("Thumbs up")
        earnings.press("Load again")
        earnings.respond(with: .success([]), to: suffix)
        earnings.respond(with: EarningsResponses.transaction())
        #expect(rating(earnings) == ["Thumbs up"])
    }

    @Test("a transaction that was requested before the response to feedback was lost states nothing about that")
    func outdatedLoadAfterUnknownResponse() {
        let earnings = EarningsHost.loaded()
        earnings.press("Thumbs up")
        earnings.press("Load again")
        earnings.respond(with: .failure(status: 500), to: suffix)
        earnings.respond(with: EarningsResponses.transaction())
        #expect(!earnings.presenter.state.storedFeedback.isConfirmed)
    }

    @Test("feedback that the server does not have is withdrawn")
    func missingFeedback() {
        let earnings = EarningsHost.loaded(EarningsResponses.transaction(feedback: #"{"rating":"up","text":""}"#))
        earnings.press("Thumbs up")
        #expect(earnings.openRequests == ["delete /v1/earnings/7/feedback"])
        earnings.respond(with: .failure(status: 404), to: suffix)
        #expect(rating(earnings) == [])
        #expect(earnings.host.node(showing: "Your feedback was withdrawn.") != nil)
    }

    @Test(
        "what may be stored after an error of the server is replaced by the feedback that is seen by then",
        arguments: [500, 503])
    func errorOfServer(status: Int) {
        let earnings = EarningsHost.loaded()
        earnings.press("Thumbs up")
        earnings.press("Thumbs down")
        earnings.respond(with: .failure(status: status), to: suffix)
        #expect(rating(earnings) == ["Thumbs down"])
        #expect(earnings.openRequests == [down])
    }

    @Test("a refused undo leaves what the server has; what came after a refused step stands")
    func laterSteps() {
        let earnings = EarningsHost.loaded()
        earnings.press("Thumbs up")
        earnings.respond(with: .success([]), to: suffix)
        earnings.press("Undo")
        earnings.respond(with: .failure(status: 403), to: suffix)
        #expect(rating(earnings) == ["Thumbs up"])
        #expect(earnings.openRequests == [])
        earnings.press("Thumbs down")
        earnings.press("Thumbs down")
        #expect(rating(earnings) == [])
        earnings.respond(with: .failure(status: 403), to: suffix)
        #expect(rating(earnings) == [])
        #expect(earnings.openRequests == ["delete /v1/earnings/7/feedback"])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.presenter.state.storedFeedback.stored == nil)
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
        earnings.respond(with: .failure(status: 403), to: suffix)
        #expect(earnings.host.node(field)?.text == "Fine, but slow")
        #expect(earnings.presenter.state.feedback?.text == "Fine")
        #expect(earnings.host.press(.enter, on: field))
        earnings.settle()
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.presenter.state.storedFeedback.stored?.text == "Fine, but slow")
        #expect(!earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
    }

    @Test("a note that is shown is sent again where the server may have another one, and nowhere else")
    func noteAfterLostResponse() throws {
        let earnings = EarningsHost.loaded(EarningsResponses.transaction(feedback: #"{"rating":"up","text":"Fine"}"#))
        let field = try #require(earnings.host.nodes { $0.element == .textField }.first)
        func send(_ text: String) {
            earnings.host.write(text, into: field)
            earnings.settle()
            earnings.host.press(.enter, on: field)
            earnings.settle()
        }
        let fine = #"put /v1/earnings/7/feedback {"rating":"up","text":"Fine"}"#
        send("Fine")
        #expect(earnings.openRequests == [])
        send("Slow")
        earnings.respond(with: .unreachable, to: suffix)
        #expect(earnings.presenter.state.feedback?.text == "Fine")
        #expect(earnings.host.node(field)?.text == "Slow")
        send("Fine")
        #expect(earnings.openRequests == [fine])
        // It stays pending until the server has it.
        earnings.respond(with: .unreachable, to: suffix)
        #expect(earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
        earnings.press("Send note")
        #expect(earnings.openRequests == [fine])
        earnings.respond(with: .success([]), to: suffix)
        #expect(earnings.host.node(showing: "Thank you for your feedback.") != nil)
        #expect(!earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
        send("Fine")
        #expect(earnings.openRequests == [])
    }

    /// The field of a screen on which the note "Slow" was sent in place of "Fine".
    private func sendSlow(_ earnings: EarningsHost) throws -> NodeID {
        let field = try #require(earnings.host.nodes { $0.element == .textField }.first)
        earnings.host.write("Slow", into: field)
        earnings.settle()
        earnings.press("Send note")
        return field
    }

    private static let fine = EarningsResponses.transaction(feedback: #"{"rating":"up","text":"Fine"}"#)

    @Test(
        "a note whose response is unknown is pending until the transaction that is loaded again has it",
        arguments: [HostResponse.unreachable, .failure(status: 500)])
    func noteLoadedAfterUnknownResponse(response: HostResponse) throws {
        let earnings = EarningsHost.loaded(Self.fine)
        let field = try sendSlow(earnings)
        earnings.respond(with: response, to: suffix)
        #expect(earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
        earnings.press("Load again")
        earnings.respond(with: EarningsResponses.transaction(feedback: #"{"rating":"up","text":"Slow"}"#))
        #expect(earnings.host.node(field)?.text == "Slow")
        #expect(!earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
        #expect(earnings.host.node(showing: "Clear") == nil)
        #expect(earnings.host.node(showing: "Your feedback could not be saved. It is as it was before.") == nil)
    }

    @Test("a note that is sent with a thumb, after a response that is unknown, is not pending once the server has it")
    func noteStoredWithThumb() throws {
        let earnings = EarningsHost.loaded(Self.fine)
        let field = try sendSlow(earnings)
        earnings.respond(with: .failure(status: 503), to: suffix)
        earnings.host.write("Fine", into: field)
        earnings.settle()
        earnings.press("Thumbs down")
        #expect(earnings.openRequests == [#"put /v1/earnings/7/feedback {"rating":"down","text":"Fine"}"#])
        #expect(earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
        earnings.respond(with: .success([]), to: suffix)
        #expect(!earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
    }

    @Test("the note from before, written while another one is sent, stays and is not pending when that is refused")
    func noteFromBeforeWrittenMeanwhile() throws {
        let earnings = EarningsHost.loaded(Self.fine)
        let field = try sendSlow(earnings)
        earnings.host.write("Fine", into: field)
        earnings.settle()
        earnings.respond(with: .failure(status: 403), to: suffix)
        #expect(earnings.host.node(field)?.text == "Fine")
        #expect(!earnings.presenter.edits.hasEdits(of: CellIdentity("transaction", 7)))
    }

    @Test("a note that is written while another one is sent outlives the refusal of that")
    func noteWrittenMeanwhile() throws {
        let earnings = EarningsHost.loaded(EarningsResponses.transaction(feedback: #"{"rating":"up","text":""}"#))
        let field = try #require(earnings.host.nodes { $0.element == .textField }.first)
        earnings.host.write("Slow", into: field)
        earnings.settle()
        earnings.press("Send note")
        earnings.host.write("Slow, but fine", into: field)
        earnings.settle()
        earnings.respond(with: .failure(status: 403), to: suffix)
        #expect(earnings.host.node(field)?.text == "Slow, but fine")
    }

    @Test(
        "whatever is done, refused or failed, the server is told one change at a time, and in the end has what is seen",
        arguments: 1...20)
    func exchangeLaws(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let earnings = EarningsHost.loaded()
        let presenter = earnings.presenter
        var server: Feedback?
        func respond(with response: HostResponse, isStored: Bool) throws {
            guard let request = earnings.host.openRequests.first?.request else { return }
            if isStored { server = try Self.feedback(in: request) }
            earnings.respond(with: response, to: suffix)
        }
        func respondAtRandom() throws {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: try respond(with: .failure(status: 403), isStored: false)
            case 1:
                // A server that fails may have stored the feedback before.
                let status = Bool.random(using: &generator) ? 500 : 503
                try respond(with: .failure(status: status), isStored: Bool.random(using: &generator))
            default: try respond(with: .success([]), isStored: true)
            }
        }
        func storeAll() throws {
            // The host takes the request at the end of an event.
            earnings.host.send(.frame(earnings.host.time + 16))
            while !earnings.openRequests.isEmpty { try respond(with: .success([]), isStored: true) }
        }
        for _ in 0..<40 {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: presenter.rate(.up)
            case 1: presenter.rate(.down)
            case 2:
                presenter.write("a")
                presenter.sendText()
            case 3: presenter.history.undo()
            case 4: presenter.history.redo()
            default: try respondAtRandom()
            }
            // The host takes the request at the end of an event.
            earnings.host.send(.frame(earnings.host.time + 16))
            #expect(earnings.openRequests.count <= 1)
            let known = presenter.state.storedFeedback
            #expect(!known.isConfirmed || known.stored == server)
        }
        try storeAll()
        if !presenter.state.storedFeedback.isConfirmed {
            // The last request failed. The next change is sent, whatever the server has.
            presenter.rate(.up)
            try storeAll()
        }
        #expect(presenter.state.feedback == server)
        #expect(!presenter.state.storedFeedback.isUnderWay)
    }

    /// The feedback that a request has the server keep; `nil` for one that has it forgotten.
    private static func feedback(in request: HostRequest) throws -> Feedback? {
        guard request.method == .put else { return nil }
        return try Feedback(JSONDocument(request.body).root)
    }

    @Test("a screen on which feedback was given is released with its presenter")
    func release() {
        weak var screen: EarningsViewController?
        weak var presenter: EarningsPresenter?
        func giveFeedback() {
            let earnings = EarningsHost.loaded()
            screen = earnings.screen
            presenter = earnings.presenter
            earnings.press("Thumbs up")
            earnings.respond(with: .success([]), to: suffix)
            #expect(presenter?.history.canUndo == true)
        }
        giveFeedback()
        #expect(screen == nil)
        #expect(presenter == nil)
    }
}
