/// How much of a request has been sent, and how much of its response was received.
///
/// ```swift
/// context.fetch(request, target: self) { screen, progress in
///     screen.progressView.progress = progress.fractionSent
/// } then: { screen, reply in
///     screen.receive(reply)
/// }
/// ```
///
/// It does not measure time: a server may work long after the last byte was sent and before the first one of the response.
public struct RequestProgress: Equatable, Sendable {
    /// The bytes of the body that the host has sent; 0 for a request without a body. Some of them may not have arrived yet.
    public var sentByteCount: Int
    /// The bytes of the body; `nil` if their number is unknown.
    public var expectedSentByteCount: Int?
    /// The bytes of the body of the response that were received, decompressed.
    public var receivedByteCount: Int
    /// The bytes that the body of the response will have, decompressed; `nil` if their number is unknown.
    ///
    /// It is unknown where the server does not name it, as for a response that is made while it is sent, and where the response is
    /// compressed: `Content-Length` counts compressed bytes. Browsers hide whether a response of another origin is compressed, so
    /// that it may be unknown there as well. Once all is received, it is the number of received bytes.
    public var expectedReceivedByteCount: Int?

    /// Creates progress. All counts are in bytes.
    ///
    /// - Parameters:
    ///   - sentByteCount: The bytes of the body that were sent.
    ///   - expectedSentByteCount: The bytes of the body.
    ///   - receivedByteCount: The bytes of the response that were received.
    ///   - expectedReceivedByteCount: The bytes that the response will have.
    public init(
        sentByteCount: Int = 0, expectedSentByteCount: Int? = nil, receivedByteCount: Int = 0,
        expectedReceivedByteCount: Int? = nil
    ) {
        self.sentByteCount = sentByteCount
        self.expectedSentByteCount = expectedSentByteCount
        self.receivedByteCount = receivedByteCount
        self.expectedReceivedByteCount = expectedReceivedByteCount
    }
}

extension RequestProgress {
    /// The part of the body that was sent, from 0 to 1; `nil` if the body is empty, or its length is unknown.
    ///
    /// It is the value of a ``ProgressView``.
    public var fractionSent: Double? { Self.fraction(sentByteCount, of: expectedSentByteCount) }

    /// The part of the response that was received, from 0 to 1; `nil` if it is empty, or its length is unknown.
    ///
    /// It is the value of a ``ProgressView``.
    public var fractionReceived: Double? { Self.fraction(receivedByteCount, of: expectedReceivedByteCount) }

    private static func fraction(_ count: Int, of total: Int?) -> Double? {
        guard let total, total > 0 else { return nil }
        return min(Double(count) / Double(total), 1)
    }
}

// MARK: - The form in which it crosses

extension RequestProgress {
    /// The status of a response that has progress: that of an interim response of HTTP, which no host passes on as one of a server.
    static var status: Int { 102 }

    /// Reads the four counts of a body as ``HostReply/progress(_:)`` has it. Counts beyond 2 GiB are taken for 2 GiB, the most that
    /// an `Int` of 32 bits holds. Returns `nil` if the body has another length.
    init?(encoded bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.init(
            sentByteCount: Self.count(at: 0, in: bytes) ?? 0, expectedSentByteCount: Self.count(at: 8, in: bytes),
            receivedByteCount: Self.count(at: 16, in: bytes) ?? 0,
            expectedReceivedByteCount: Self.count(at: 24, in: bytes))
    }

    /// A count that is a 64-bit float; `nil` if it is negative or no number.
    private static func count(at offset: Int, in bytes: [UInt8]) -> Int? {
        let bits = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        let number = Double(bitPattern: UInt64(littleEndian: bits))
        return number >= 0 ? Int(min(number, Double(Int32.max))) : nil
    }
}

extension HostReply {
    /// Progress of a request that goes on, as a host reports it: four counts as 64-bit floats, little-endian. A negative one stands
    /// for an unknown one.
    package static func progress(_ progress: RequestProgress) -> HostReply {
        let counts = [
            progress.sentByteCount, progress.expectedSentByteCount ?? -1, progress.receivedByteCount,
            progress.expectedReceivedByteCount ?? -1,
        ]
        var body: [UInt8] = []
        for count in counts {
            let bits = Double(count).bitPattern
            for shift in 0..<8 { body.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * shift))) }
        }
        return HostReply(status: RequestProgress.status, body: body)
    }
}

// MARK: - Requests

extension HostContext {
    /// Sends a request to the server as ``fetch(_:then:)`` does, and reports its progress meanwhile.
    ///
    /// ```swift
    /// context.fetch(HostRequest("/v1/map"), onProgress: { bar.progress = $0.fractionReceived }, then: { show($0) })
    /// ```
    ///
    /// A large body takes longer than the usual ``HostRequest/timeout``, which is for the request and the response together.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - observer: Called with the progress at most about ten times a second, and once when all of the response was received.
    ///     It is not called after the handler, nor after the request was cancelled, and perhaps never: a request that fails may
    ///     have no progress, and one whose response came with the page, or on a server that renders a screen, has none.
    ///   - handler: Called once with the response, unless the request is cancelled first.
    @discardableResult
    public func fetch(
        _ request: HostRequest, onProgress observer: @escaping (RequestProgress) -> Void,
        then handler: @escaping (HostReply) -> Void
    ) -> Ticket {
        var observed = request
        observed.reportsProgress = true
        return fetch(
            observed,
            then: { reply in
                guard reply.status == RequestProgress.status else { return handler(reply) }
                if let progress = RequestProgress(encoded: reply.body) { observer(progress) }
            })
    }

    /// Sends a request to the server, and calls a target with the progress and with the response as a whole. The target is held
    /// weakly: nothing is called once it was deallocated.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - target: The object that gets the progress and the response.
    ///   - observer: Gets the target and the progress, as often as ``fetch(_:onProgress:then:)`` describes.
    ///   - action: Gets the target and the response.
    @discardableResult
    public func fetch<Target: WeaklyReferenceable>(
        _ request: HostRequest, target: Target, onProgress observer: @escaping (Target, RequestProgress) -> Void,
        then action: @escaping (Target, HostReply) -> Void
    ) -> Ticket {
        let target = Weak(target)
        return fetch(request, onProgress: target.performing(observer), then: target.performing(action))
    }
}
