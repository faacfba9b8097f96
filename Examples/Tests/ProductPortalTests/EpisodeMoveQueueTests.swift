import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// The order in which moves are sent, and what they are sent as.
struct EpisodeMoveQueueTests {
    /// A list of four episodes, the place of each move in it, and what a server has stored.
    private struct Model {
        var queue = EpisodeMoveQueue()
        var shown = [1, 2, 3, 4]
        var stored = [1, 2, 3, 4]

        /// Moves an episode before another one, or to the end, as the user does.
        @discardableResult
        mutating func move(_ id: Int, before nextID: Int?) -> EpisodeMove {
            let index = shown.firstIndex(of: id) ?? 0
            let oldNextID = index + 1 < shown.count ? shown[index + 1] : nil
            shown = Self.list(shown, moving: id, before: nextID)
            let move = EpisodeMove(
                id: id, title: "\(id)", nextID: nextID, index: shown.firstIndex(of: id) ?? 0, oldNextID: oldNextID,
                oldIndex: index)
            queue.append(move)
            return move
        }

        /// Sends the next request, if there is one, and passes its response. A request whose response is unknown is not stored.
        @discardableResult
        mutating func respond(_ response: StoreResponse) -> EpisodeMoveQueue.Request? {
            guard let request = queue.nextRequest(in: shown, isComplete: true) else { return nil }
            if response == .stored { stored = Self.list(stored, moving: request.id, before: request.nextID) }
            _ = queue.responded(response)
            return request
        }

        private static func list(_ ids: [Int], moving id: Int, before nextID: Int?) -> [Int] {
            let others = ids.filter { $0 != id }
            let place = others.firstIndex { $0 == nextID } ?? others.count
            return Array(others[..<place]) + [id] + Array(others[place...])
        }
    }

    @Test("a move is sent with the key of its first request while its place is the same")
    func key() {
        var model = Model()
        model.move(1, before: 3)
        let keys = (0..<3).compactMap { _ in model.respond(.unknown)?.key }
        #expect(keys == Array(repeating: keys.first ?? "", count: 3))
    }

    @Test("no request is sent while another one is under way")
    func oneAtATime() {
        var model = Model()
        model.move(1, before: 3)
        model.move(4, before: 2)
        _ = model.queue.nextRequest(in: model.shown, isComplete: true)
        let second = model.queue.nextRequest(in: model.shown, isComplete: true)
        #expect(second == nil)
    }

    @Test("a later move goes on by itself only once the one before it had two unknown responses")
    func goesOn() {
        var model = Model()
        let first = model.move(1, before: 3)
        model.move(4, before: 2)
        var outcomes: [EpisodeMoveQueue.Outcome?] = []
        for _ in 0..<2 {
            _ = model.queue.nextRequest(in: model.shown, isComplete: true)
            outcomes.append(model.queue.responded(.unknown))
        }
        #expect(outcomes == [.unknown(first, goesOn: false), .unknown(first, goesOn: true)])
    }

    @Test("a move before an episode whose move is passed over is sent as before the episode behind that")
    func placeBesideWaitingMove() {
        var model = Model()
        model.move(1, before: 4)
        model.move(2, before: 1)
        for _ in 0..<2 { model.respond(.unknown) }
        let request = model.respond(.stored)
        #expect(request?.id == 2)
        #expect(request?.nextID == 4)
    }

    @Test("a move that is passed over is sent with another key where its place has changed")
    func changedPlace() {
        var model = Model()
        model.move(1, before: 3)
        let first = model.respond(.unknown)
        model.respond(.unknown)
        model.move(3, before: nil)
        model.respond(.stored)
        let again = model.respond(.stored)
        #expect(again?.nextID == 4)
        #expect(again?.key != first?.key)
    }

    @Test("a move that is passed over is not sent after a later one of the same episode is stored")
    func replacedMove() {
        var model = Model()
        model.move(1, before: 3)
        for _ in 0..<2 { model.respond(.unknown) }
        model.move(1, before: nil)
        model.respond(.stored)
        #expect(!model.queue.isReady)
    }

    @Test("a refused move is not undone before a later one of the same episode, which returns to where both began")
    func refusedMoves() {
        var model = Model()
        model.move(1, before: 3)
        var second = model.move(1, before: nil)
        var outcomes: [EpisodeMoveQueue.Outcome?] = []
        for _ in 0..<2 {
            _ = model.queue.nextRequest(in: model.shown, isComplete: true)
            outcomes.append(model.queue.responded(.refused))
        }
        second.oldNextID = 2
        second.oldIndex = 0
        #expect(outcomes == [.replaced, .refused(second)])
    }

    @Test("a part of the list that was loaded takes no episode back to where an earlier move has put it")
    func earlierMove() {
        var model = Model()
        model.move(1, before: 3)
        let second = model.move(1, before: nil)
        model.queue.makeAgain(isNew: true) { $0 == second }
        var made: [EpisodeMove] = []
        model.queue.makeAgain(isNew: false) { move in
            made.append(move)
            return true
        }
        #expect(made == [])
    }

    @Test("whichever moves are passed over, the server has the user's list at the end", arguments: 0..<200)
    func convergence(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var model = Model()
        for _ in 0..<6 {
            let id = Int.random(in: 1...4, using: &random)
            let others = model.shown.filter { $0 != id }
            model.move(id, before: Bool.random(using: &random) ? others.randomElement(using: &random) : nil)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                model.respond(Bool.random(using: &random) ? .stored : .unknown)
            }
        }
        while model.respond(.stored) != nil {}
        #expect(model.stored == model.shown)
    }
}
