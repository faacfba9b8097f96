import CollectionTestSupport
import Testing

@testable import PropertyHome

/// The favourites because of which the list is not requested again.
struct RequestedFavouritesTests {
    @Test("a favourite that the list lacks is a reason to request it once")
    func once() {
        let requested = RequestedFavourites<Int>()
        let isNew = requested.hasNew(among: [1, 2])
        requested.add([1, 2])
        #expect([isNew, requested.hasNew(among: [1, 2]), requested.hasNew(among: [1, 2, 3])] == [true, false, true])
    }

    @Test("a favourite that the list has had meanwhile is a reason again")
    func forgotten() {
        let requested = RequestedFavourites<Int>()
        requested.reset(to: [1, 2])
        let isNew = [[1], [1, 2]].map { requested.hasNew(among: $0) }
        #expect(isNew == [false, true])
    }

    @Test("the work is proportional to the number of favourites")
    func cost() {
        let ids = (0..<1_000).map { Counted($0) }
        let requested = RequestedFavourites<Counted>()
        requested.reset(to: ids)
        let counter = Counted.counting { _ = requested.hasNew(among: ids) }
        #expect(counter.hashes + counter.comparisons < 30 * ids.count)
    }
}
