import CollectionViewKit
import Testing

@testable import PropertyHome

struct HomesListTests {
    private func page(
        _ ids: ClosedRange<Int>, more: String? = nil, unseen: Int? = nil, search: HomeSearch? = nil
    ) throws -> HomesPage {
        let homes = ids.map { HomesAnswers.home($0) }.joined(separator: ",")
        var page = try #require(HomesPage(JSONDocument(Array("{\"homes\":[\(homes)]}".utf8)).root))
        (page.more, page.unseen, page.search) = (more, unseen, search)
        return page
    }

    @Test("what is said of the whole list is what came with its first part")
    func parts() throws {
        var list = HomesList()
        #expect(list.begin() == .askFirst && list.begin() == .nothing)
        let search = HomeSearch(kind: .loft)
        list.take(.success(try page(1...3, more: "a", unseen: 210, search: search)))
        #expect(list.goOn() == .askMore("a"))
        list.take(.success(try page(3...5, unseen: 208, search: HomeSearch())))
        #expect(list.homes.map { $0.id } == [1, 2, 3, 4, 5] && list.phase == .loaded(.nothing))
        #expect(list.unseen == 210 && list.search == search)
        #expect(list.restart() == .askFirst && list.search == nil && list.phase == .waiting)
    }
}
