import CollectionPages
import HTTPTypes
import Testing

@testable import PageServer
@testable import SampleContent

@Suite("The sound and the clip of advertisements")
struct AdvertisementMediaTests {
    @Test("the sound is a file of uncompressed samples that swells from silence and fades to it")
    func samples() {
        let file = AdvertisementSound(number: 4).file.bytes
        let head = file.prefix(44)
        #expect(file.count == 44 + 24_000)
        #expect(Array(head[0..<4]) == Array("RIFF".utf8))
        #expect(Array(head[8..<16]) == Array("WAVEfmt ".utf8))
        // The length of what follows it, and the samples in a second.
        #expect(Array(head[4..<8]) == [0xE4, 0x5D, 0, 0])
        #expect(Array(head[24..<28]) == [0x40, 0x1F, 0, 0])
        #expect(Array(head[36..<44]) == Array("data".utf8) + [0xC0, 0x5D, 0, 0])
        #expect(file[44] == 128)
        #expect(abs(Int(file[file.count - 1]) - 128) < 3)
        #expect(file.dropFirst(44).contains { $0 > 190 })
        #expect(AdvertisementSound(number: 5).file.bytes != file)
    }

    @Test("the file and its captions are served where the feed says, whole and in parts")
    func serving() async throws {
        try await TestServer().run { client in
            let feed = try await client.execute(uri: "/v1/people?from=newest", method: .get)
            let entries = Array(try #require(try JSONDocument(feed.bytes).root["entries"]).elements)
            for entry in entries where entry["kind"]?.isString("advertisement") == true {
                let hasFile = entry["media"]?.isString("image") == false
                #expect((entry["mediaPath"] != nil) == hasFile)
                let transcript = entry["media"]?.isString("audio") == true ? "[soft music]" : nil
                #expect(entry["transcript"]?.string == transcript)
            }
            let whole = try await client.execute(uri: "/v1/media/people/4.wav", method: .get)
            #expect(whole.status == .ok)
            #expect(whole.headers[.contentType] == "audio/wav")
            #expect(whole.headers[.acceptRanges] == "bytes")
            #expect(Array(whole.bytes) == AdvertisementSound(number: 4).file.bytes)
            let part = try await client.execute(
                uri: "/v1/media/people/4.wav", method: .get, headers: [.range: "bytes=0-3"])
            #expect(part.status == .partialContent)
            #expect(part.text == "RIFF")
            #expect(part.headers[.contentRange] == "bytes 0-3/24044")
            let captions = try await client.execute(uri: "/v1/media/people/4.wav.vtt", method: .get)
            #expect(captions.headers[.contentType] == "text/vtt; charset=utf-8")
            #expect(captions.text.hasPrefix("WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n[soft music]"))
            for name in ["1.wav", "99.wav", "4.mp4", "4.webm", "2.wav", "4", "..%2F4.wav"] {
                let missing = try await client.execute(uri: "/v1/media/people/" + name, method: .get)
                #expect(missing.status == .notFound, "\(name)")
            }
        }
    }

    @Test("the clip of a video is small, and is served with its captions where the feed says, whole and in parts")
    func clip() async throws {
        let file = AdvertisementClip.file
        #expect(Array(file.prefix(4)) == [0x1A, 0x45, 0xDF, 0xA3])
        #expect(file.count < 250_000)
        try await TestServer().run { client in
            let feed = try await client.execute(uri: "/v1/people?from=newest", method: .get)
            let entries = Array(try #require(try JSONDocument(feed.bytes).root["entries"]).elements)
            let videos = entries.filter { $0["media"]?.string == "video" }
            let path = "/v1/media/people/2.webm"
            #expect(videos.allSatisfy { $0["mediaPath"]?.string == path })
            #expect(videos.allSatisfy { $0["picture"] != nil })
            let whole = try await client.execute(uri: path, method: .get)
            #expect(whole.status == .ok)
            #expect(whole.headers[.contentType] == "video/webm")
            #expect(whole.headers[.acceptRanges] == "bytes")
            #expect(whole.headers[.contentEncoding] == nil)
            #expect(whole.headers[.cacheControl] == "public, max-age=86400")
            #expect(Array(whole.bytes) == file)
            let tag = try #require(whole.headers[.eTag])
            let known = try await client.execute(uri: path, method: .get, headers: [.ifNoneMatch: tag])
            #expect(known.status == .notModified)
            let part = try await client.execute(
                uri: path, method: .get, headers: [.range: "bytes=1000-1999", .ifRange: tag])
            #expect(part.status == .partialContent)
            #expect(Array(part.bytes) == Array(file[1_000..<2_000]))
            #expect(part.headers[.contentRange] == "bytes 1000-1999/\(file.count)")
            let captions = try await client.execute(uri: path + ".vtt", method: .get)
            #expect(captions.headers[.contentType] == "text/vtt; charset=utf-8")
            #expect(captions.text.hasPrefix("WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n[no sound]"))
            #expect(captions.text.contains("\n00:00:02.000 --> 00:00:06.000\n"))
        }
    }
}
