import CollectionPages
import ScreenContracts
import Testing

@Suite("Episodes of a show")
struct EpisodeContractTests {
    private static let full = EpisodeContract(
        id: 12, number: 3, title: "The Weir", seconds: 1_800, day: 20_778, plays: 90_000)

    @Test("an episode is read as it was written", arguments: [full, EpisodeContract(id: 1, title: "")])
    func episodes(_ episode: EpisodeContract) throws {
        #expect(EpisodeContract(try WrittenContract { episode.write(to: &$0) }.json) == episode)
    }

    @Test("an episode has a number in the database and a title")
    func required() throws {
        #expect(EpisodeContract(try WrittenContract.json(#"{"title":"A","number":1}"#)) == nil)
        #expect(EpisodeContract(try WrittenContract.json(#"{"id":1,"title":2}"#)) == nil)
        #expect(
            EpisodeContract(try WrittenContract.json(#"{"id":1,"title":"A","plays":"9"}"#))
                == EpisodeContract(id: 1, title: "A"))
    }

    @Test("a part of the list is read as it was written, with its members in order")
    func lists() throws {
        let full = EpisodeListContract(count: 400, episodes: [Self.full], next: "c1.x")
        for list in [full, EpisodeListContract()] {
            #expect(EpisodeListContract(try WrittenContract { list.write(to: &$0) }.json) == list)
        }
        #expect(
            try WrittenContract { full.write(to: &$0) }.text
                == #"{"count":400,"episodes":[{"id":12,"number":3,"title":"The Weir","seconds":1800,"day":20778,"#
                + #""plays":90000}],"next":"c1.x"}"#)
        #expect(EpisodeListContract(try WrittenContract.json(#"{"episodes":[{"id":1}]}"#)) == EpisodeListContract())
    }

    @Test("a move names an episode, or none for the end of the list")
    func moves() throws {
        for before in [7, nil] as [Int?] {
            let move = EpisodeMoveContract(before: before)
            #expect(EpisodeMoveContract(try WrittenContract { move.write(to: &$0) }.json) == move)
        }
        #expect(try WrittenContract { EpisodeMoveContract(before: nil).write(to: &$0) }.text == "{}")
        #expect(EpisodeMoveContract(try WrittenContract.json(#"{"before":null}"#)) == EpisodeMoveContract(before: nil))
        for text in [#"{"before":"7"}"#, #"{"before":1.5}"#, #"{"before":true}"#] {
            #expect(EpisodeMoveContract(try WrittenContract.json(text)) == nil)
        }
    }
}
