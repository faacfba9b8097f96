import CollectionViewKit
import SharedScreens

/// A move: the episode, what it stands before now and at which index, and what it stood before.
struct EpisodeMove: Equatable {
    let id: Int
    let title: String
    /// The episode behind it; `nil` at the end of the list.
    let nextID: Int?
    let index: Int
    var oldNextID: Int?
    var oldIndex: Int
}

/// The moves that the server is not known to have stored, in the order in which the user made them. It decides what is sent, and
/// performs no effect.
///
/// One request is under way at a time, and moves are sent in their order. A move with two responses that are unknown is passed over: the
/// later ones are sent before it, so that a move that the server never stores does not hold them back. It stays in the queue, and is
/// sent again after each move that is stored and by the next ``nextRequest(in:isComplete:)``.
///
/// Once a move is passed over, and until the queue is empty, a move is sent as the place that its episode has in the list by then: before
/// the first episode behind it that has no move in the queue. The server has the episodes without a move in the order of the list, so that
/// each move that is stored extends that order by one episode, in whatever order they are stored.
struct EpisodeMoveQueue {
    private var entries: [Entry] = []
    /// The number of the entry whose response is awaited; `nil` for none.
    private var numberUnderWay: Int?
    private var lastNumber = 0
    /// Whether a move was passed over since the queue was empty last.
    private var isOutOfOrder = false

    private struct Entry {
        let number: Int
        var move: EpisodeMove
        /// Whether the list has the episode at its new place. It does not where it was loaded again and lacks one of the episodes.
        var isShown = true
        /// The idempotency key: the server makes the move once, however often it is sent.
        var key = IdempotencyKey.make()
        /// The episode behind it in the last request with the key.
        var requestedNextID: Int?
        var unknownResponseCount = 0
    }

    /// The request that stores a move.
    struct Request: Equatable {
        let key: String
        let id: Int
        /// The episode before which it is put; `nil` for the end of the list.
        let nextID: Int?
    }

    /// What follows from a response.
    enum Outcome: Equatable {
        /// The server has the move. Send the next request.
        case stored
        /// The server has refused the move: undo it, and send the next request.
        case refused(EpisodeMove)
        /// The server has refused the move, and the list has the episode where a later move has put it. Send the next request.
        case replaced
        /// The server may have the move, which stays in the queue. The next request is sent only if `goesOn`: without a connection,
        /// requests would be sent without end.
        case unknown(EpisodeMove, goesOn: Bool)
    }
}

extension EpisodeMoveQueue {
    /// The number of unknown responses after which a move is passed over.
    private static var unknownResponseLimit: Int { 2 }

    /// Whether there is a move to send, and no response is awaited.
    var isReady: Bool { numberUnderWay == nil && !entries.isEmpty }

    /// Whether the response to a move was unknown and no later response has settled it.
    var hasUnconfirmedMove: Bool { entries.contains { $0.unknownResponseCount > 0 } }

    /// Adds a move that the list shows.
    mutating func append(_ move: EpisodeMove) {
        lastNumber += 1
        entries.append(Entry(number: lastNumber, move: move, requestedNextID: move.nextID))
    }

    /// The request that is sent next, whose response is awaited from then on; `nil` if one is under way or there is no move.
    ///
    /// - Parameters:
    ///   - ids: The episodes of the list, in order.
    ///   - isComplete: Whether the list has all episodes.
    /// - Complexity: O(*n* · *m*) for *n* episodes and *m* moves.
    mutating func nextRequest(in ids: [Int], isComplete: Bool) -> Request? {
        guard numberUnderWay == nil, let index = nextIndex else { return nil }
        if index > 0 || entries[index].unknownResponseCount >= Self.unknownResponseLimit { isOutOfOrder = true }
        let nextID = nextID(ofEntryAt: index, in: ids, isComplete: isComplete)
        if nextID != entries[index].requestedNextID {
            // The server refuses a key that it knows with another body.
            entries[index].requestedNextID = nextID
            entries[index].key = IdempotencyKey.make()
        }
        numberUnderWay = entries[index].number
        return Request(key: entries[index].key, id: entries[index].move.id, nextID: nextID)
    }

    /// Notes the response to the request that is under way; `nil` if there is none.
    mutating func responded(_ response: StoreResponse) -> Outcome? {
        guard let numberUnderWay, let index = entries.firstIndex(where: { $0.number == numberUnderWay }) else {
            return nil
        }
        self.numberUnderWay = nil
        defer { if entries.isEmpty { isOutOfOrder = false } }
        let move = entries[index].move
        switch response {
        case .stored:
            // Earlier moves of the episode are replaced by this one.
            entries.removeAll { $0.number <= numberUnderWay && $0.move.id == move.id }
            return .stored
        case .refused:
            entries.remove(at: index)
            guard let later = entries[index...].firstIndex(where: { $0.move.id == move.id }) else {
                return .refused(move)
            }
            // If that is refused as well, the episode returns to where it was before both.
            entries[later].move.oldNextID = move.oldNextID
            entries[later].move.oldIndex = move.oldIndex
            return .replaced
        case .unknown:
            entries[index].unknownResponseCount += 1
            let isPassedOver = entries[index].unknownResponseCount >= Self.unknownResponseLimit
            return .unknown(move, goesOn: isPassedOver && indexInOrder != nil)
        }
    }

    /// Makes moves again in a list that was loaded, which may be from before the server has stored them.
    ///
    /// - Parameters:
    ///   - isNew: Whether the list was loaded from its start; else only the moves are made that were not possible before, unless the list
    ///     has the episode where a later move has put it.
    ///   - makeAgain: Makes a move in the list. Returns whether that was possible.
    mutating func makeAgain(isNew: Bool, _ makeAgain: (EpisodeMove) -> Bool) {
        for index in entries.indices where isNew || !entries[index].isShown && !isReplaced(at: index) {
            entries[index].isShown = makeAgain(entries[index].move)
        }
    }

    /// Whether the list has the episode of a move where a later move has put it.
    private func isReplaced(at index: Int) -> Bool {
        entries[(index + 1)...].contains { $0.move.id == entries[index].move.id && $0.isShown }
    }

    /// The first move that is not passed over.
    private var indexInOrder: Int? {
        entries.firstIndex { $0.unknownResponseCount < Self.unknownResponseLimit }
    }

    /// The move that is sent next. Of moves that are all passed over, it is the one that was sent least often.
    private var nextIndex: Int? {
        indexInOrder
            ?? entries.indices.min { entries[$0].unknownResponseCount < entries[$1].unknownResponseCount }
    }

    private func nextID(ofEntryAt index: Int, in ids: [Int], isComplete: Bool) -> Int? {
        let entry = entries[index]
        guard isOutOfOrder, entry.isShown, let place = ids.firstIndex(of: entry.move.id) else {
            return entry.move.nextID
        }
        let next = ids[(place + 1)...].first { id in !entries.contains { $0.move.id == id } }
        return next ?? (isComplete ? nil : entry.move.nextID)
    }
}
