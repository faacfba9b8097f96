import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import Testing

@testable import PropertyHome

/// Columns of homes: reading, filtering and ordering.
struct HomeColumnsTests {
    private func read(_ text: String) -> HomeColumns.Defect? {
        do {
            _ = try HomeColumns(try JSONDocument(Array(text.utf8)).root)
            return nil
        } catch {
            return error as? HomeColumns.Defect
        }
    }

    @Test("a response that is not one is refused, with what is wrong in a sentence")
    func defects() {
        let rest = #""areas":[50],"rooms":[4],"added":[1],"kinds":[0],"places":[0],"seen":[0]"#
        #expect(read(#"{"count":1,"ids":[1],"prices":[1],\#(rest)}"#) == nil)
        #expect(read(#"{"ids":[1],"prices":[1],\#(rest)}"#) == .noNumber("count"))
        #expect(read(#"{"count":1,"ids":7,"prices":[1],\#(rest)}"#) == .noColumn("ids"))
        #expect(read(#"{"count":1,"ids":[1],"prices":["a"],\#(rest)}"#) == .noColumn("prices"))
        #expect(read(#"{"count":1,"ids":[1],\#(rest)}"#) == .noColumn("prices"))
        #expect(
            read(#"{"count":2,"ids":[1,2],"prices":[1],\#(rest)}"#) == .length("prices", expected: 2, actual: 1))
        #expect(read(#"{"count":0,"ids":[1],"prices":[1],\#(rest)}"#) == .length("count", expected: 1, actual: 0))
        for price in ["-1", "2147483648"] {
            #expect(read(#"{"count":1,"ids":[1],"prices":[\#(price)],\#(rest)}"#) == .outOfRange("prices", row: 0))
        }
        let two =
            #""areas":[5,5],"rooms":[4,4],"added":[1,1],"kinds":[0,0],"places":[0,0],"seen":[0,0]"#
        #expect(read(#"{"count":2,"ids":[1,1],"prices":[1,1],\#(two)}"#) == .repeatedID(1))
        #expect(
            HomeColumns.Defect.length("prices", expected: 2, actual: 1).sentence
                == "The column \"prices\" has 1 rows, the ids have 2.")
    }

    @Test("each order is that of a plain sort, and equal homes stay newest first")
    func orders() {
        var generator = SeededGenerator(seed: 8)
        let ids = (1...2_000).shuffled(using: &generator)
        let columns = ResultsResponses.columns(ids)
        let rows = columns.rows(passing: HomeFilter())
        func plain(_ key: (Int) -> Int) -> [Int] { rows.sorted { (key($0), $0) < (key($1), $1) } }
        #expect(columns.rows(rows, by: .newest) == plain { -columns.added[$0] })
        #expect(columns.rows(rows, by: .cheapest) == plain { columns.prices[$0] })
        #expect(columns.rows(rows, by: .dearest) == plain { -columns.prices[$0] })
        #expect(columns.rows(rows, by: .largest) == plain { -columns.areas[$0] })
        #expect(columns.rows(rows, by: .pricePerArea) == plain { columns.prices[$0] * 100 / columns.areas[$0] })
        for order in HomeOrder.allCases { #expect(columns.rows([], by: order) == []) }
    }

    @Test("a filter leaves what a plain one leaves, for every combination of limits")
    func filters() throws {
        let columns = ResultsResponses.columns(Array(1...600))
        let city = try #require(CityContract(try JSONDocument(ResultsResponses.cityBytes).root))
        let places = city.places.map { Place($0) }
        for place in [nil, "p0", "p2"] {
            for kind in [nil, HomeKindContract.loft] {
                for (minimum, maximum) in [(nil, nil), (200_000, nil), (nil, 300_000), (150_000, 400_000)]
                    as [(Int?, Int?)]
                {
                    for (rooms, area) in [(nil, nil), (2.5, nil), (nil, 90), (3, 60)] as [(Double?, Int?)] {
                        let search = HomeSearch(
                            placeID: place, kind: kind, minimumPrice: minimum, maximumPrice: maximum,
                            minimumRooms: rooms,
                            minimumArea: area)
                        let filter = try #require(HomeFilter(search, places: places))
                        let expected = (0..<600).filter { row in
                            let id = columns.ids[row]
                            return (place == nil || place == "p\(id % 3)")
                                && (kind == nil || HomeKindContract.allCases[id % 4] == kind)
                                && columns.prices[row] >= minimum ?? 0 && columns.prices[row] <= maximum ?? .max
                                && Double(columns.halfRooms[row]) / 2 >= rooms ?? 0 && columns.areas[row] >= area ?? 0
                        }
                        #expect(columns.rows(passing: filter) == expected)
                    }
                }
            }
        }
        #expect(HomeFilter(HomeSearch(placeID: "elsewhere"), places: places) == nil)
    }

    @Test("a search includes another exactly where it limits nothing that the other does not")
    func inclusion() {
        let wide = HomeSearch(placeID: "a", maximumPrice: 300_000, minimumRooms: 2)
        #expect(HomeSearch().includes(wide))
        #expect(!wide.includes(HomeSearch()))
        #expect(wide.includes(wide))
        #expect(wide.includes(HomeSearch(placeID: "a", kind: .flat, maximumPrice: 200_000, minimumRooms: 2.5)))
        #expect(!wide.includes(HomeSearch(placeID: "b", maximumPrice: 300_000, minimumRooms: 2)))
        #expect(!wide.includes(HomeSearch(placeID: "a", maximumPrice: 300_001, minimumRooms: 2)))
        #expect(!wide.includes(HomeSearch(placeID: "a", maximumPrice: 300_000, minimumRooms: 1.5)))
    }
}
