import Hummingbird
import NIOCore
import NIOHTTP1

/// Errors of the connection that tell of a request that is not whole or is not HTTP, and of no failure of the server.
enum RequestDefect {
    /// Whether an error is the client's.
    static func isDefect(_ error: any Error) -> Bool {
        error is HTTPParserError || error is ChannelError || error is IOError || error is NIOAsyncWriterError
            || typeName(of: error) == "HTTPChannelError"
    }

    /// The name of the type of an error, without its module. Hummingbird throws `HTTPChannelError` when the head of another request
    /// arrives where the body of this one goes on. The access level of the type is `package`, so that a cast to it does not compile
    /// here. `ProcessTests.brokenBodies` sends such bodies.
    private static func typeName(of error: any Error) -> String { "\(type(of: error))" }
}
