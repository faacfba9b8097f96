import CollectionPages
import ScreenContracts
import Testing

@Suite("Homes, alone and in lists")
struct HomeContractTests {
    private static let full = HomeContract(
        id: 31, title: "Quiet flat", street: "Weaver Lane 4", place: "old-market", placeName: "Old Market", kind: .loft,
        price: 245_000, rooms: 2.5, area: 64, built: 1_928, added: 20_400, latitude: 52.10512, longitude: -0.25,
        isSeen: true, isFavourite: true, distance: 420, reason: "One room fewer",
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
            #""longitude":-0.25,"isSeen":true,"isFavourite":true,"distance":420,"reason":"One room fewer","pictures":[{"#,
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
            search: HomeSearchContract(kind: "flat"), count: 9, unseen: 3, favourites: 2,
            homes: [Self.full, Self.minimal], more: "c1.x")
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
            home: Self.full, description: "A flat.", features: ["Lift", "Cellar"], energy: "B", isContacted: true,
            similar: [Self.minimal])
        for details in [full, HomeDetailsContract(home: Self.minimal)] {
            #expect(HomeDetailsContract(try WrittenContract { details.write(to: &$0) }.json) == details)
        }
        #expect(HomeDetailsContract(try WrittenContract.json(#"{"description":"A flat."}"#)) == nil)
        let names = try WrittenContract { full.write(to: &$0) }.json.members.compactMap { $0.name.string }
        #expect(names == ["home", "description", "features", "energy", "isContacted", "similar"])
    }

    @Test("whether a home was seen is read as it was written", arguments: [true, false])
    func seen(_ isSeen: Bool) throws {
        let seen = HomeSeenContract(isSeen: isSeen)
        #expect(HomeSeenContract(try WrittenContract { seen.write(to: &$0) }.json) == seen)
        #expect(HomeSeenContract(try WrittenContract.json(#"{"isSeen":1}"#)) == nil)
    }

    @Test("whether a home is a favourite is read as it was written", arguments: [true, false])
    func favourite(_ isFavourite: Bool) throws {
        let favourite = HomeFavouriteContract(isFavourite: isFavourite)
        #expect(HomeFavouriteContract(try WrittenContract { favourite.write(to: &$0) }.json) == favourite)
        #expect(HomeFavouriteContract(try WrittenContract.json(#"{"isFavourite":1}"#)) == nil)
    }

    @Test("the numbers of favourites are read as they were written", arguments: [[], [9, 2, 4]])
    func favourites(_ ids: [Int]) throws {
        let favourites = HomeFavouritesContract(ids: ids)
        #expect(HomeFavouritesContract(try WrittenContract { favourites.write(to: &$0) }.json) == favourites)
        let mixed = HomeFavouritesContract(try WrittenContract.json(#"{"ids":[7,"8",1.5]}"#))
        #expect(mixed == HomeFavouritesContract(ids: [7]))
        for text in ["{}", #"{"ids":7}"#] { #expect(HomeFavouritesContract(try WrittenContract.json(text)) == nil) }
    }

    @Test("an inquiry is read as it was written, and has three texts")
    func inquiry() throws {
        let inquiry = HomeInquiryContract(name: "Ida", contact: "ida@example.org", message: "May I see it?")
        #expect(HomeInquiryContract(try WrittenContract { inquiry.write(to: &$0) }.json) == inquiry)
        #expect(HomeInquiryContract(try WrittenContract.json(#"{"name":"Ida","contact":"1"}"#)) == nil)
        #expect(HomeInquiryContract.Field.allCases.map { inquiry.defect(of: $0) } == [nil, nil, nil])
        let empty = HomeInquiryContract(name: " ", contact: "\n", message: "")
        #expect(HomeInquiryContract.Field.allCases.map { empty.defect(of: $0) } == [.missing, .missing, .missing])
        let long = HomeInquiryContract(
            name: String(repeating: "a", count: 201), contact: "0301234", message: String(repeating: "é", count: 1_001))
        #expect(HomeInquiryContract.Field.allCases.map { long.defect(of: $0) } == [.tooLong, nil, .tooLong])
    }

    @Test("a user can be reached by an email address or a telephone number, and by nothing else")
    func reachable() {
        func defect(_ contact: String) -> HomeInquiryContract.Defect? {
            HomeInquiryContract(name: "Ida", contact: contact, message: "A").defect(of: .contact)
        }
        for contact in ["a@b.de", "ida.b+x@mail.example.org", "+49 (30) 123-456", "030/123456", "٠٣٠١٢٣٤"] {
            #expect(defect(contact) == nil, "\(contact)")
        }
        for contact in ["ida", "a@b", "@b.de", "a@@b.de", "a@b.", "a@.de", "a b@c.de", "12345", "12345x", "call me"] {
            #expect(defect(contact) == .unreachable, "\(contact)")
        }
    }

    @Test("the columns have the names of the response")
    func columns() {
        #expect(
            HomeColumnContract.allCases.map { $0.text } == [
                "ids", "prices", "areas", "rooms", "added", "kinds", "places", "seen",
            ])
    }
}
