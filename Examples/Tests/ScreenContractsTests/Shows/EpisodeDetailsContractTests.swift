import CollectionPages
import ScreenContracts
import Testing

@Suite("One episode of a show")
struct EpisodeDetailsContractTests {
    private static let episode = EpisodeContract(id: 12, number: 3, title: "The Weir", seconds: 1_800, day: 20_778)
    private static let full = EpisodeDetailsContract(
        episode: episode, show: "Tidewater",
        poster: PictureContract(path: "show/1.r2.jpg", pixelWidth: 1_280, pixelHeight: 1_920, tint: "#23384f"),
        summary: "The water is back.", guests: ["Ada Moor"], soundPath: "/media/shows/1/12.wav",
        transcript: [
            TranscriptLineContract(text: "[theme music]"),
            TranscriptLineContract(speaker: "Ada Moor", text: "Who opened the weir?"),
        ],
        previous: EpisodeLinkContract(id: 11, title: "The Quay"),
        next: EpisodeLinkContract(id: 13, title: "The Chart"))

    @Test("details are read as they were written", arguments: [full, EpisodeDetailsContract(episode: episode)])
    func details(_ details: EpisodeDetailsContract) throws {
        #expect(EpisodeDetailsContract(try WrittenContract { details.write(to: &$0) }.json) == details)
    }

    @Test("the members have their order, and what there is none of is left out")
    func text() throws {
        let details = EpisodeDetailsContract(
            episode: EpisodeContract(id: 1, title: "A"), transcript: [TranscriptLineContract(speaker: "B", text: "C")],
            next: EpisodeLinkContract(id: 2, title: "D"))
        #expect(
            try WrittenContract { details.write(to: &$0) }.text
                == #"{"episode":{"id":1,"number":0,"title":"A","seconds":0,"day":0,"plays":0},"show":"","summary":"","#
                + #""transcript":[{"speaker":"B","text":"C"}],"next":{"id":2,"title":"D"}}"#)
    }

    @Test("details need their episode; lines and neighbours that cannot be read are left out")
    func required() throws {
        #expect(EpisodeDetailsContract(try WrittenContract.json(#"{"show":"A"}"#)) == nil)
        #expect(EpisodeDetailsContract(try WrittenContract.json(#"{"episode":{"id":1}}"#)) == nil)
        let text =
            #"{"episode":{"id":1,"title":"A"},"transcript":[{"speaker":"B"},7],"previous":{"id":0.5},"next":3,"#
            + #""guests":[1,"C"]}"#
        #expect(
            EpisodeDetailsContract(try WrittenContract.json(text))
                == EpisodeDetailsContract(episode: EpisodeContract(id: 1, title: "A"), guests: ["C"]))
    }
}
