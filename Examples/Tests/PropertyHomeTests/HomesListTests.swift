import CollectionViewKit
import ScreenContracts
import SharedScreens
import Testing

@testable import PropertyHome

struct HomesListTests {
    private func page(
        _ ids: ClosedRange<Int>, more: String? = nil, unseen: Int? = nil, search: HomeSearch? = nil
    ) throws -> HomesPage {
        let homes = ids.map { HomesResponses.home($0) }.joined(separator: ",")
        let json = try JSONDocument(Array("{\"homes\":[\(homes)]}".utf8)).root
        var page = HomesPage(try #require(HomePageContract(json)))
        (page.more, page.unseen, page.search) = (more, unseen, search)
        return page
    }

    @Test("what is said of the whole list is what came with its first part")
    func parts() throws {
        var list = HomesList()
        #expect(list.begin() == .requestFirst)
        #expect(list.begin() == .nothing)
        let search = HomeSearch(kind: .loft)
        list.take(.success(try page(1...3, more: "a", unseen: 210, search: search)))
        #expect(list.goOn() == .requestMore("a"))
        list.take(.success(try page(3...5, unseen: 208, search: HomeSearch())))
        #expect(list.homes.map { $0.id } == [1, 2, 3, 4, 5])
        #expect(list.phase == .loaded(.nothing))
        #expect(list.unseen == 210)
        #expect(list.search == search)
        #expect(list.restart() == .requestFirst)
        #expect(list.search == nil)
        #expect(list.phase == .waiting)
    }

    @Test("homes that are requested again stay until others come, and a failure loses none of them")
    func refreshing() throws {
        var list = HomesList()
        #expect(list.refresh() == .requestFirst)
        #expect(list.phase == .waiting)
        #expect(list.isBeginning)
        list.take(.success(try page(1...3, more: "a", unseen: 7)))
        #expect(!list.isBeginning)
        #expect(list.refresh() == .requestFirst)
        #expect(list.isBeginning)
        #expect(list.homes.count == 3)
        #expect(list.phase == .loaded(.loadingMore))
        #expect(list.goOn() == .nothing)
        list.take(.failure(.unreachable))
        #expect(list.homes.count == 3)
        #expect(list.phase == .loaded(.more))
        #expect(list.refreshFailure == LoadError.unreachable.sentence)
        #expect(list.retry() == .requestFirst)
        #expect(list.refreshFailure == nil)
        list.take(.success(try page(4...5, unseen: 2)))
        #expect(list.homes.map { $0.id } == [4, 5])
        #expect(list.unseen == 2)
        #expect(list.phase == .loaded(.nothing))
        #expect(list.refresh() == .requestFirst)
        #expect(list.phase == .loaded(.nothing))
    }

    @Test("one failure is told of at a time: going on forgets that homes may be out of date, and the other way round")
    func oneFailure() throws {
        var list = HomesList()
        _ = list.begin()
        list.take(.success(try page(1...3, more: "a")))
        _ = list.refresh()
        list.take(.failure(.unreachable))
        #expect(list.goOn() == .requestMore("a"))
        #expect(list.refreshFailure == nil)
        list.take(.failure(.unreachable))
        #expect(list.phase == .loaded(.failed(LoadError.unreachable.sentence)))
        #expect(list.refresh() == .requestFirst)
        list.take(.failure(.unreachable))
        #expect(list.phase == .loaded(.more))
        #expect(list.refreshFailure != nil)
        #expect(list.goOn() == .requestMore("a"))
        #expect(list.refresh() == .requestFirst, "what was on its way is called off")
        #expect(list.phase == .loaded(.loadingMore), "what was on its way is called off")
        list.take(.failure(.unreachable))
        #expect(list.phase == .loaded(.more))
    }

    @Test("a list whose cursor is out of date begins anew from its end, and keeps its homes until then")
    func outdated() throws {
        var list = HomesList()
        _ = list.begin()
        list.take(.success(try page(1...3, more: "a")))
        _ = list.goOn()
        list.take(.failure(.outdated))
        #expect(list.phase == .loaded(.failed(LoadError.outdated.sentence)))
        #expect(list.retry() == .requestFirst)
        #expect(list.homes.count == 3)
        list.take(.failure(.unreachable))
        #expect(list.phase == .loaded(.failed(LoadError.unreachable.sentence)))
        #expect(list.refreshFailure == nil)
        #expect(list.retry() == .requestFirst)
        list.take(.success(try page(2...4, more: "b")))
        #expect(list.homes.map { $0.id } == [2, 3, 4])
        #expect(list.goOn() == .requestMore("b"))
    }
}
