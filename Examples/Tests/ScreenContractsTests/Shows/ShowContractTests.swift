import CollectionPages
import ScreenContracts
import Testing

@Suite("Shows, their status and what is said of them")
struct ShowContractTests {
    private static let full = ShowContract(
        id: 7, name: "Low \"Tide\"", studio: "North Pier", status: .changesRequested,
        poster: PictureContract(path: "show/7.r1.jpg", pixelWidth: 1_280, pixelHeight: 1_920, tint: "#5b7fa6"))

    @Test("a show is read as it was written", arguments: [full, ShowContract(id: 1, name: "")])
    func shows(_ show: ShowContract) throws {
        #expect(ShowContract(try WrittenContract { show.write(to: &$0) }.json) == show)
    }

    @Test("a show is written with its members in order")
    func bytes() throws {
        #expect(
            try WrittenContract { Self.full.write(to: &$0) }.text
                == ##"{"id":7,"name":"Low \"Tide\"","studio":"North Pier","status":"changesRequested","##
                + ##""poster":{"path":"show/7.r1.jpg","w":1280,"h":1920,"tint":"#5b7fa6"}}"##)
    }

    @Test("a show has a number and a name, and a status that is not known is none")
    func required() throws {
        #expect(ShowContract(try WrittenContract.json(#"{"name":"A"}"#)) == nil)
        #expect(ShowContract(try WrittenContract.json(#"{"id":1}"#)) == nil)
        #expect(
            ShowContract(try WrittenContract.json(#"{"id":1,"name":"A","status":"lost","poster":{}}"#))
                == ShowContract(id: 1, name: "A"))
    }

    @Test("a list of shows is read as it was written, without those that cannot be read")
    func lists() throws {
        for list in [ShowListContract(shows: [Self.full, ShowContract(id: 1, name: "A")]), ShowListContract()] {
            #expect(ShowListContract(try WrittenContract { list.write(to: &$0) }.json) == list)
        }
        #expect(ShowListContract(try WrittenContract.json("{}")) == ShowListContract())
        #expect(
            ShowListContract(try WrittenContract.json(#"{"shows":[{},{"id":1,"name":"A"}]}"#)).shows
                == [ShowContract(id: 1, name: "A")])
    }

    @Test("every status is read as it was written, and one that is not known is no status", arguments: [0, -3, 20_778])
    func statuses(day: Int) throws {
        for status in ShowStatusContract.allCases {
            let note = StatusNoteContract(status: status, note: "Send the trailer.", day: day)
            #expect(StatusNoteContract(try WrittenContract { note.write(to: &$0) }.json) == note)
        }
        #expect(
            StatusNoteContract(try WrittenContract.json(#"{"status":"live"}"#)) == StatusNoteContract(status: .live))
        for text in ["{}", #"{"status":"lost","note":"A"}"#, #"{"status":1}"#] {
            #expect(StatusNoteContract(try WrittenContract.json(text)) == nil)
        }
    }

    @Test("facts are read as they were written, and what is missing is not written")
    func information() throws {
        let full = ShowInformationContract(
            studio: "North Pier", genre: "Drama", language: "en", season: 2, episodes: 40, seconds: 90_000,
            firstDay: 20_000, lastDay: 20_400)
        for facts in [full, ShowInformationContract(), ShowInformationContract(genre: "", episodes: 0)] {
            #expect(ShowInformationContract(try WrittenContract { facts.write(to: &$0) }.json) == facts)
        }
        #expect(
            try WrittenContract { full.write(to: &$0) }.text
                == #"{"studio":"North Pier","genre":"Drama","language":"en","season":2,"episodes":40,"#
                + #""seconds":90000,"firstDay":20000,"lastDay":20400}"#)
        #expect(try WrittenContract { ShowInformationContract().write(to: &$0) }.text == "{}")
    }

    @Test("a description is read as it was written", arguments: ["", "One.\n\nTwo."])
    func descriptions(_ text: String) throws {
        let description = ShowDescriptionContract(text: text)
        #expect(ShowDescriptionContract(try WrittenContract { description.write(to: &$0) }.json) == description)
        #expect(ShowDescriptionContract(try WrittenContract.json("{}")).text == "")
    }
}
