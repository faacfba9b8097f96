import Hummingbird
import NIOCore
import NIOHTTP1

/// Errors of the connection that tell of a request that is not whole or is not HTTP, and of no failure of the server.
enum RequestDefect {
    /// Whether an error is the client's.
    static func isDefect(_ error: any Error) -> Bool {
        error is HTTPParserError || error is ChannelError || error is IOError || error is NIOAsyncWriterError
            || "\(type(of: error))".hasPrefix("HTTPRequestBody") || "\(type(of: error))" == "HTTPChannelError"
    }
}
