import CollectionPages
import HTTPTypes
import NIOCore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

@Suite("One episode of a show")
struct EpisodeTests {
    private func details(_ id: Int, of show: Int = 1, _ client: any TestClient) async throws -> EpisodeDetailsContract {
        let response = try await client.execute(uri: "/v1/shows/\(show)/episodes/\(id)", method: .get)
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == PortalFeature.mediaType)
        return try #require(EpisodeDetailsContract(try JSONDocument(response.bytes).root))
    }

    private func status(
        _ path: String, _ method: HTTPRequest.Method, _ client: any TestClient, _ body: String? = nil
    ) async throws -> HTTPResponse.Status {
        try await client.execute(
            uri: path, method: method, headers: body == nil ? [:] : [.contentType: "application/json"],
            body: body.map { ByteBuffer(string: $0) }
        ).status
    }

    @Test("an episode has its show, what it is about, what is said in its sound, and its neighbours")
    func content() async throws {
        try await TestServer().run { client in
            let first = try await details(1, client)
            #expect(first.show == "Tidewater")
            #expect(first.poster?.path == "show/1.r\(ShowPoster.revision).jpg")
            #expect(first.previous == nil)
            #expect(first.next?.id == 2)
            #expect(first.soundPath == "/v1/media/shows/1/1.wav")
            #expect(first.transcript.first == TranscriptLineContract(text: "[theme music]"))
            #expect(first.transcript.contains { $0.text.hasPrefix("This is Tidewater, episode 1: ") })
            let last = try await details(400, client)
            #expect(last.previous?.id == 399)
            #expect(last.next == nil)
            #expect(last.summary != first.summary || last.transcript != first.transcript)
            let speakers = Set(first.transcript.map(\.speaker))
            #expect(speakers.isSuperset(of: first.guests))
        }
    }

    @Test("the neighbours of an episode are those in the order of the user, and one that was taken out is none")
    func neighbours() async throws {
        try await TestServer().run { client in
            #expect(try await status("/v1/shows/1/episodes/3", .delete, client) == .ok)
            #expect(try await status("/v1/shows/1/episodes/9/move", .post, client, #"{"before":2}"#) == .ok)
            let moved = try await details(9, client)
            #expect(moved.previous?.id == 1)
            #expect(moved.next?.id == 2)
            let second = try await details(2, client)
            #expect(second.previous?.id == 9)
            #expect(second.next?.id == 4)
            #expect(second.previous?.title == moved.episode.title)
            #expect(try await status("/v1/shows/1/episodes/3", .get, client) == .notFound)
            #expect(try await status("/v1/shows/1/episodes/3/restoration", .post, client) == .ok)
            #expect(try await details(2, client).next?.id == 3)
        }
    }

    @Test(
        "what is not there is not found",
        arguments: ["/1/episodes/401", "/2/episodes/1", "/1/episodes/x", "/99/episodes/1"])
    func missing(path: String) async throws {
        try await TestServer().run { client in
            let found = try await status("/v1/shows" + path, .get, client)
            #expect(found == .notFound)
        }
    }

    @Test("the sound and its captions are served where the episode says, whole and in parts")
    func media() async throws {
        try await TestServer().run { client in
            let episode = try await details(7, client)
            let path = try #require(episode.soundPath)
            let whole = try await client.execute(uri: path, method: .get)
            #expect(whole.status == .ok)
            #expect(whole.headers[.contentType] == "audio/wav")
            #expect(whole.headers[.acceptRanges] == "bytes")
            // Some seconds: more than five, less than half a minute.
            #expect((5 * WaveFile.sampleRate..<30 * WaveFile.sampleRate).contains(whole.bytes.count))
            let again = try await client.execute(uri: path, method: .get)
            #expect(again.bytes == whole.bytes)
            let part = try await client.execute(uri: path, method: .get, headers: [.range: "bytes=0-3"])
            #expect(part.status == .partialContent)
            #expect(part.text == "RIFF")
            let captions = try await client.execute(uri: path + ".vtt", method: .get)
            #expect(captions.headers[.contentType] == "text/vtt; charset=utf-8")
            #expect(captions.text.hasPrefix("WEBVTT\n\n00:00:00.000 --> 00:00:01.800\n[theme music]\n"))
            for line in episode.transcript.dropFirst() {
                #expect(captions.text.contains("<v \(line.speaker)>\(line.text)\n"), "\(line.text)")
            }
            for name in ["1/999.wav", "99/7.wav", "2/7.wav", "1/7.mp3", "1/7", "1/.wav", "1/x.wav.vtt"] {
                let missing = try await client.execute(uri: "/v1/media/shows/" + name, method: .get)
                #expect(missing.status == .notFound, "\(name)")
            }
        }
    }

    @Test("the sound and its captions are made within the limits of work")
    func mediaLimits() async throws {
        let server = try await TestServer()
        let store = ObservedStore(server.database.store)
        let features: [any ServerFeature] = TestServer.features + [LimitsFeature(store: store)]
        try await server.run(store: store, features: features) { client in
            for name in ["1/7.wav", "1/7.wav.vtt"] {
                let found = try await client.execute(uri: "/v1/media/shows/" + name, method: .get)
                #expect(found.status == .ok)
            }
        }
        #expect(store.insideCount > 0)
        #expect(store.outsideCount == 0)
    }

    @Test("what is said follows without gaps that are long, and no line is over before it has begun")
    func timing() throws {
        let show = ShowRecord(
            id: 1, name: "Tidewater", studio: "", genre: "Drama", language: "en", season: 1, status: .live,
            statusNote: "", day: 0, summary: "", artRevision: 1)
        for id in 1...200 as ClosedRange<Int64> {
            let episode = EpisodeRecord(
                id: id, showId: 1, position: id, number: Int(id), title: "The Weir", seconds: 1, day: 0, plays: 0,
                isRemoved: false)
            let script = EpisodeScript(episode, of: show)
            var time = 0.0
            for line in script.lines {
                #expect(line.start >= time)
                #expect(line.start < time + 0.5)
                #expect(line.end > line.start)
                time = line.end
            }
            #expect(script.duration > time)
            #expect(script == EpisodeScript(episode, of: show))
        }
    }

    @Test("captions have times with hours, and no text in them is a tag")
    func captions() {
        let file = CaptionFile(cues: [
            CaptionFile.Cue(start: 3_723.0456, end: 3_724, speaker: "A<b>", text: "Salt & pepper")
        ])
        #expect(file.text == "WEBVTT\n\n01:02:03.046 --> 01:02:04.000\n<v A&lt;b&gt;>Salt &amp; pepper\n")
    }
}
