import Testing

@testable import CollectionToolkit

@Suite struct LiveHubTests {
    private func messages(_ stream: AsyncStream<PageMessage>, _ count: Int) async -> [String] {
        var texts: [String] = []
        for await message in stream {
            texts.append(message.json)
            if texts.count == count { break }
        }
        return texts
    }

    @Test("a page that is opened during a build is told so, and is loaded again when the build has ended")
    func builds() async {
        let hub = LiveHub()
        let (number, stream) = await hub.addPage()
        #expect(await hub.result == nil)
        await hub.endBuild(.built(seconds: 1, warnings: []), result: "/program")
        #expect(await messages(stream, 2) == [#"{"type":"building"}"#, #"{"type":"reload"}"#])
        #expect(await hub.result == "/program")
        await hub.removePage(number)
    }

    @Test("after a build that failed pages go on with the program of the one before")
    func failures() async throws {
        let hub = LiveHub()
        await hub.endBuild(.built(seconds: 1, warnings: []), result: "/program")
        await hub.endBuild(.failed([], log: "no such module"), result: "/other")
        #expect(await hub.result == "/program")
        let (_, stream) = await hub.addPage()
        #expect(await messages(stream, 1) == [#"{"errors":[],"log":"no such module","type":"failed"}"#])
    }

    @Test("a server that is missing is told, and pages are loaded again when it comes")
    func server() async {
        let hub = LiveHub()
        await hub.endBuild(.built(seconds: 1, warnings: []), result: "/program")
        let (_, stream) = await hub.addPage()
        await hub.missServer(at: "http://127.0.0.1:1")
        #expect(await hub.isServerMissing)
        await hub.serverCame()
        #expect(await !hub.isServerMissing)
        #expect(
            await messages(stream, 2) == [
                #"{"address":"http:\/\/127.0.0.1:1","type":"server"}"#, #"{"type":"reload"}"#,
            ])
    }
}
