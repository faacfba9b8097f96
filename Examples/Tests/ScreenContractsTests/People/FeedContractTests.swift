import CollectionPages
import ScreenContracts
import Testing

struct FeedContractTests {
    private static let person = PersonContract(id: 3, name: "Ada")
    private static let advertisement = AdvertisementContract(
        id: 5, sponsor: "Tarn", title: "A tent", media: .video, link: "https://tarn.example/tents",
        mediaPath: "/v1/media/people/5.webm", transcript: "[wind]",
        picture: PictureContract(path: "people/ad/5.r1.jpg", pixelWidth: 1_280, pixelHeight: 1_920))
    private static let full = FeedContract<FeedEntryContract>(
        entries: [
            FeedEntryContract(position: 9, content: .featured(person)),
            FeedEntryContract(position: 8, content: .person(person)),
            FeedEntryContract(position: 5, content: .advertisement(advertisement)),
        ], newer: "c1.n", older: "c1.o")

    @Test("a part of the feed is written as responses hold it")
    func bytes() {
        let text = WrittenContract.text { Self.full.write(to: &$0) }
        let person = #""id":3,"name":"Ada","age":0,"place":"","work":"","about":"","decision":"none","note":"""#
        let entries = [
            #"{"kind":"featured","position":9,\#(person)}"#, #"{"kind":"person","position":8,\#(person)}"#,
            #"{"kind":"advertisement","position":5,"id":5,"sponsor":"Tarn","title":"A tent","media":"video","#
                + #""link":"https://tarn.example/tents","mediaPath":"/v1/media/people/5.webm","transcript":"[wind]","#
                + #""picture":{"path":"people/ad/5.r1.jpg","w":1280,"h":1920}}"#,
        ]
        #expect(text == #"{"entries":[\#(entries.joined(separator: ","))],"newer":"c1.n","older":"c1.o"}"#)
    }

    @Test("what is written is read back")
    func roundTrip() throws {
        for feed in [Self.full, FeedContract<FeedEntryContract>(entries: [])] {
            let text = WrittenContract.text { feed.write(to: &$0) }
            let read = FeedContract<FeedEntryContract>(try WrittenContract.json(text))
            #expect(read == feed)
        }
    }

    @Test("advertisements of every medium are read back, and a medium that is not known is an image")
    func media() throws {
        for media in AdvertisementContract.Media.allCases {
            let advertisement = AdvertisementContract(id: 1, media: media, link: "https://a.example/")
            let text = WrittenContract.text { advertisement.write(to: &$0) }
            #expect(try AdvertisementContract(WrittenContract.json(text)) == advertisement)
        }
        let text = #"{"id":1,"link":"https://a.example/","media":"smell"}"#
        #expect(try AdvertisementContract(WrittenContract.json(text))?.media == .image)
    }

    @Test("an advertisement has a number and a link", arguments: [#"{"id":1}"#, #"{"link":"https://a.example/"}"#])
    func required(text: String) throws {
        #expect(try AdvertisementContract(WrittenContract.json(text)) == nil)
    }

    @Test("entries that cannot be read are left out, unless the screen reads them")
    func otherKinds() throws {
        let text = #"{"entries":[{"kind":"poll","id":1},{"kind":"person","id":3,"name":"Ada"},{"kind":"person"},{}]}"#
        let value = try WrittenContract.json(text)
        let feed = FeedContract<FeedEntryContract>(value)
        #expect(feed.entries == [FeedEntryContract(position: 0, content: .person(Self.person))])
        let kinds = FeedContract<String>(value) { $0["kind"]?.string }
        #expect(kinds.entries == ["poll", "person", "person"])
    }
}
