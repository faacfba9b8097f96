import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Collects the body of a response instead of sending it.
final class BodyCollector: ResponseBodyWriter, Sendable {
    private let collected = Mutex<[UInt8]>([])

    /// What has been written so far.
    var bytes: [UInt8] { collected.withLock { $0 } }

    func write(_ buffer: ByteBuffer) async throws {
        collected.withLock { $0 += Array(buffer.readableBytesView) }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
