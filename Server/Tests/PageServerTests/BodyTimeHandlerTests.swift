import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import PageServer

struct BodyTimeHandlerTests {
    /// A connection with a limit of ten seconds for each body.
    private struct Connection {
        let channel = EmbeddedChannel()

        init() throws {
            try channel.pipeline.syncOperations.addHandler(BodyTimeHandler(seconds: 10))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        /// Sends the head of a request, and has the server wait for more.
        func begin(_ headers: HTTPFields) throws {
            let head = HTTPRequest(method: .put, scheme: "http", authority: "a", path: "/", headerFields: headers)
            try channel.writeInbound(HTTPRequestPart.head(head))
            channel.read()
        }

        /// Sends a part of a body, and has the server wait for more.
        func send(_ text: String) throws {
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: text)))
            channel.read()
        }

        func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

        func respond() throws {
            try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
            try channel.writeOutbound(HTTPResponsePart.end(nil))
        }

        func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

        /// Whether reading the body throws `BodyTimeExceeded`. An error is reported once.
        func isRefused() -> Bool {
            do {
                try channel.throwIfErrorCaught()
                return false
            } catch {
                return error is BodyTimeExceeded
            }
        }
    }

    @Test(
        "a body that trickles in is given up when its time is over, and the connection is closed after the response",
        arguments: [[.contentLength: "100"], [.transferEncoding: "chunked"]] as [HTTPFields])
    func trickle(_ headers: HTTPFields) throws {
        let connection = try Connection()
        try connection.begin(headers)
        for _ in 0..<9 {
            connection.pass(1)
            try connection.send("a")
        }
        #expect(!connection.isRefused())
        connection.pass(1)
        #expect(connection.isRefused())
        #expect(connection.channel.isActive)
        try connection.respond()
        #expect(!connection.channel.isActive)
    }

    @Test("a body that no route reads does not keep the connection after the response")
    func unread() throws {
        let connection = try Connection()
        try connection.begin([.contentLength: "100"])
        try connection.respond()
        connection.pass(9)
        #expect(connection.channel.isActive)
        connection.pass(1)
        #expect(!connection.channel.isActive)
    }

    @Test("a body that arrived in time, and a request without one, leave the connection as it is")
    func inTime() throws {
        let connection = try Connection()
        try connection.begin([.contentLength: "1"])
        try connection.send("a")
        try connection.end()
        for headers in [[:], [.contentLength: "0"]] as [HTTPFields] {
            try connection.begin(headers)
            connection.pass(11)
            #expect(!connection.isRefused())
            try connection.end()
        }
        #expect(connection.channel.isActive)
    }

    @Test("a body that the server does not read when its time is over is not late, and its time starts again")
    func backPressure() throws {
        let connection = try Connection()
        try connection.begin([.contentLength: "100"])
        // The server takes no more bytes from here on.
        try connection.channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "a")))
        connection.pass(15)
        #expect(!connection.isRefused())
        connection.channel.read()
        connection.pass(5)
        #expect(connection.isRefused())
    }
}
