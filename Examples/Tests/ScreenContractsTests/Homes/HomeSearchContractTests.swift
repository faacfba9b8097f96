import CollectionPages
import ScreenContracts
import Testing

@Suite("Searches for homes")
struct HomeSearchContractTests {
    private static let full = HomeSearchContract(
        place: "old-market", kind: "loft", minimumPrice: 100_000, maximumPrice: 250_000, minimumRooms: 2.5,
        minimumArea: 60)

    @Test("a search is read as it was written", arguments: [full, HomeSearchContract()])
    func searches(_ search: HomeSearchContract) throws {
        let written = try WrittenContract { search.write(to: &$0) }
        #expect(HomeSearchContract(written.json) == search)
        #expect(HomeSearchContract.defect(in: written.json) == nil)
    }

    @Test("a search is written with all its members, in order")
    func bytes() throws {
        #expect(
            try WrittenContract { Self.full.write(to: &$0) }.text
                == #"{"place":"old-market","kind":"loft","minimumPrice":100000,"maximumPrice":250000,"#
                + #""minimumRooms":2.5,"minimumArea":60}"#)
    }

    @Test("members of another type are no limits, and the first of them is named")
    func defects() throws {
        let json = try WrittenContract.json(#"{"kind":7,"minimumPrice":"1","maximumPrice":5e5,"minimumArea":null}"#)
        #expect(HomeSearchContract(json) == HomeSearchContract(maximumPrice: 500_000))
        #expect(HomeSearchContract.defect(in: json) == .notText("kind"))
        let number = try WrittenContract.json(#"{"minimumRooms":true}"#)
        #expect(HomeSearchContract.defect(in: number) == .notNumber("minimumRooms"))
        #expect(HomeSearchContract.defect(in: try WrittenContract.json("{}")) == nil)
    }
}
