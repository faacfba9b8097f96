import CollectionPages
import ScreenContracts
import Testing

@Suite("Homes, alone and in lists")
struct HomeContractTests {
    private static let full = HomeContract(
        id: 31, title: "Quiet flat", street: "Weaver Lane 4", place: "old-market", placeName: "Old Market", kind: .loft,
        price: 245_000, rooms: 2.5, area: 64, built: 1_928, added: 20_400, latitude: 52.10512, longitude: -0.25,
        isSeen: true, distance: 420, reason: "One room fewer",
        pictures: [PictureContract(path: "homes/plan/1.r1.jpg", pixelWidth: 1_280, pixelHeight: 960, tint: "#f7f4ee")])
    private static let minimal = HomeContract(id: 1, title: "", latitude: 0, longitude: 0)

    @Test("a home is read as it was written", arguments: [full, minimal])
    func homes(_ home: HomeContract) throws {
        #expect(HomeContract(try WrittenContract { home.write(to: &$0) }.json) == home)
    }

    @Test("a home of every kind is read as it was written, and one of another kind is a flat")
    func kinds() throws {
        for kind in HomeKindContract.allCases {
            var home = Self.minimal
            home.kind = kind
            #expect(HomeContract(try WrittenContract { home.write(to: &$0) }.json) == home)
            #expect(HomeKindContract(word: kind.word) == kind)
        }
        #expect(HomeKindContract(word: "castle") == nil)
        let text = #"{"id":1,"title":"","kind":"castle","latitude":0,"longitude":0}"#
        #expect(HomeContract(try WrittenContract.json(text)) == Self.minimal)
    }

    @Test("a home is written with its members in order")
    func bytes() throws {
        let parts = [
            #"{"id":31,"title":"Quiet flat","street":"Weaver Lane 4","place":"old-market","placeName":"Old Market","#,
            #""kind":"loft","price":245000,"rooms":2.5,"area":64,"built":1928,"added":20400,"latitude":52.10512,"#,
            #""longitude":-0.25,"isSeen":true,"distance":420,"reason":"One room fewer","pictures":[{"#,
            ##""path":"homes/plan/1.r1.jpg","w":1280,"h":960,"tint":"#f7f4ee"}]}"##,
        ]
        #expect(try WrittenContract { Self.full.write(to: &$0) }.text == parts.joined())
    }

    @Test(
        "a home has a number, a title and a place on the earth",
        arguments: [
            #"{"title":"A","latitude":1,"longitude":2}"#, #"{"id":1,"latitude":1,"longitude":2}"#,
            #"{"id":1,"title":"A","longitude":2}"#, #"{"id":1,"title":"A","latitude":91,"longitude":2}"#,
            #"{"id":1,"title":"A","latitude":1,"longitude":-180.1}"#,
        ])
    func required(_ text: String) throws {
        #expect(HomeContract(try WrittenContract.json(text)) == nil)
    }

    @Test("a part of a list is read as it was written, with its members in order")
    func pages() throws {
        let full = HomePageContract(
            search: HomeSearchContract(kind: "flat"), count: 9, unseen: 3, homes: [Self.full, Self.minimal],
            more: "c1.x")
        for page in [full, HomePageContract(homes: [])] {
            #expect(HomePageContract(try WrittenContract { page.write(to: &$0) }.json) == page)
        }
        let empty = HomePageContract(search: HomeSearchContract(), count: 0, unseen: 0, homes: [], more: "c1.x")
        #expect(
            try WrittenContract { empty.write(to: &$0) }.text
                == #"{"search":{"place":null,"kind":null,"minimumPrice":null,"maximumPrice":null,"#
                + #""minimumRooms":null,"minimumArea":null},"count":0,"unseen":0,"homes":[],"more":"c1.x"}"#)
    }

    @Test("a part has a list of homes, and says how many of them could not be read")
    func unreadable() throws {
        #expect(HomePageContract(try WrittenContract.json(#"{"count":3}"#)) == nil)
        let text = #"{"homes":[{},{"id":1,"title":"","latitude":0,"longitude":0}],"unseen":-9}"#
        let page = try #require(HomePageContract(try WrittenContract.json(text)))
        #expect(page.homes == [Self.minimal])
        #expect(page.unreadableCount == 1)
        #expect(page.unseen == 0)
    }

    @Test("details are read as they were written, with their members in order")
    func details() throws {
        let full = HomeDetailsContract(
            home: Self.full, description: "A flat.", features: ["Lift", "Cellar"], energy: "B",
            similar: [Self.minimal])
        for details in [full, HomeDetailsContract(home: Self.minimal)] {
            #expect(HomeDetailsContract(try WrittenContract { details.write(to: &$0) }.json) == details)
        }
        #expect(HomeDetailsContract(try WrittenContract.json(#"{"description":"A flat."}"#)) == nil)
        let names = try WrittenContract { full.write(to: &$0) }.json.members.compactMap { $0.name.string }
        #expect(names == ["home", "description", "features", "energy", "similar"])
    }

    @Test("whether a home was seen is read as it was written", arguments: [true, false])
    func seen(_ isSeen: Bool) throws {
        let seen = HomeSeenContract(isSeen: isSeen)
        #expect(HomeSeenContract(try WrittenContract { seen.write(to: &$0) }.json) == seen)
        #expect(HomeSeenContract(try WrittenContract.json(#"{"isSeen":1}"#)) == nil)
    }

    @Test("the columns have the names of the response")
    func columns() {
        #expect(
            HomeColumnContract.allCases.map { $0.text } == [
                "ids", "prices", "areas", "rooms", "added", "kinds", "places", "seen",
            ])
    }
}
