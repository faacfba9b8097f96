import CLibPQ
import Foundation

/// A connection to PostgreSQL. One thread uses it at a time; its calls wait for the server.
///
/// It is passed between threads by the pool, which never gives it to two at once.
package final class PostgreSQLConnection: @unchecked Sendable {
    private static let statementLimit = 200
    /// `PG_DIAG_SQLSTATE` and `PG_DIAG_MESSAGE_PRIMARY`, which libpq defines as characters.
    private static let stateField = Int32(UInt8(ascii: "C"))
    private static let messageField = Int32(UInt8(ascii: "M"))

    private let connection: OpaquePointer
    private let canceller: OpaquePointer?
    /// The names of prepared statements by their text.
    private var statements: [String: String] = [:]
    /// What the connection is used for; `nil` between two uses, and for a connection without a pool.
    private var use: ConnectionUse?

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: An address such as `postgres://user@host/database`, or a list of keywords as libpq takes them.
    ///   - statementSeconds: How long a statement may take, in seconds.
    ///   - lockSeconds: How long a statement waits for a lock, in seconds; `nil` for as long as it may take.
    ///   - network: How long the connection waits for the network, where the address does not say so.
    /// - Throws: ``StoreError/unavailable(_:)``.
    package init(
        _ address: String, statementSeconds: Double, lockSeconds: Double? = nil,
        network: PostgreSQLStore.NetworkLimits = PostgreSQLStore.NetworkLimits()
    ) throws {
        guard let connection = Self.connect(address, network) else {
            throw StoreError.unavailable("no memory for a connection")
        }
        guard PQstatus(connection) == CONNECTION_OK else {
            let message = Self.message(of: connection)
            PQfinish(connection)
            throw StoreError.unavailable(message)
        }
        // What the server remarks, such as that a table exists already, is not for standard error.
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        self.connection = connection
        canceller = PQgetCancel(connection)
        let statementMilliseconds = Int(statementSeconds * 1_000)
        let lockMilliseconds = Int((lockSeconds ?? statementSeconds) * 1_000)
        try command("SET statement_timeout = \(statementMilliseconds)")
        try command("SET lock_timeout = \(lockMilliseconds)")
        // A server that was cut off must not hold its locks for long.
        try command("SET idle_in_transaction_session_timeout = \(2 * statementMilliseconds)")
    }

    deinit {
        PQfreeCancel(canceller)
        PQfinish(connection)
    }
}

extension PostgreSQLConnection {
    /// Whether the connection still stands.
    var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }

    /// Whether no transaction is open.
    var isIdle: Bool { PQtransactionStatus(connection) == PQTRANS_IDLE }

    /// Whether a statement of the open transaction has failed, after which the server only undoes it.
    var hasFailedTransaction: Bool { PQtransactionStatus(connection) == PQTRANS_INERROR }

    /// The descriptor of the socket, to wait for notifications.
    var socket: Int32 { PQsocket(connection) }

    /// Requests that the server cancel what it is doing. It may be called from any thread, and returns when the server has accepted the
    /// request, which may be before the statement is cancelled.
    func cancel() {
        var message = [CChar](repeating: 0, count: 256)
        _ = PQcancel(canceller, &message, 256)
    }

    /// Runs the body of a use. After the use was cancelled, its statements throw `CancellationError` and are not sent, so that a late
    /// request to cancel cannot reach a `COMMIT` or a `ROLLBACK`.
    ///
    /// - Throws: `CancellationError` if the use was cancelled before, or what the body throws.
    func run<Value>(during use: ConnectionUse, _ body: () throws -> Value) throws -> Value {
        self.use = use
        defer { self.use = nil }
        try use.begin()
        return try body()
    }

    /// Runs a statement without values, which is not prepared.
    ///
    /// - Throws: ``PostgreSQLError``, ``StoreError/unavailable(_:)``, or `CancellationError` if the use of the connection was cancelled.
    package func command(_ text: String) throws {
        try checkCancellation()
        let result = PQexec(connection, text)
        defer { PQclear(result) }
        try check(result)
    }

    /// Forgets the prepared statements, so that each is prepared anew. No statement of an open transaction has failed.
    func forgetStatements() throws {
        try command("DEALLOCATE ALL")
        statements.removeAll()
    }

    /// Runs a statement, which is prepared when it is seen for the first time.
    ///
    /// - Returns: The rows, and how many rows it changed.
    /// - Throws: ``PostgreSQLError``, ``StoreError/unavailable(_:)``, ``StoreError/nullCharacter``, or `CancellationError` if the use of
    ///   the connection was cancelled.
    package func run(_ query: StoreQuery) throws -> (rows: [StoreRow], changes: Int) {
        let (text, values) = try query.rendered { "$\($0)" }
        let name = try prepared(text)
        try checkCancellation()
        let result = Self.withParameters(values) { pointers, lengths, formats in
            PQexecPrepared(connection, name, Int32(values.count), pointers, lengths, formats, 0)
        }
        defer { PQclear(result) }
        try check(result)
        let changes = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
        return (Self.rows(of: result), changes)
    }

    /// The payloads of the notifications that have arrived.
    ///
    /// - Throws: ``StoreError/unavailable(_:)`` if the connection is lost.
    func notifications() throws -> [String] {
        guard PQconsumeInput(connection) == 1 else { throw StoreError.unavailable(Self.message(of: connection)) }
        var payloads: [String] = []
        while let notification = PQnotifies(connection) {
            payloads.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return payloads
    }
}

extension PostgreSQLConnection {
    /// Connects by an address and by limits, which its parameters override: libpq expands the address in the place of `dbname`, and of
    /// two equal keywords it takes the last one (PostgreSQL documentation, 32.1, `PQconnectdbParams`).
    private static func connect(_ address: String, _ network: PostgreSQLStore.NetworkLimits) -> OpaquePointer? {
        let parameters = network.parameters + [(keyword: "dbname", value: address)]
        let keywords: [UnsafeMutablePointer<CChar>?] = parameters.map { strdup($0.keyword) }
        let values: [UnsafeMutablePointer<CChar>?] = parameters.map { strdup($0.value) }
        defer { for text in keywords + values { free(text) } }
        // Both lists end with a null pointer.
        var keywordPointers: [UnsafePointer<CChar>?] = keywords.map { UnsafePointer($0) }
        var valuePointers: [UnsafePointer<CChar>?] = values.map { UnsafePointer($0) }
        keywordPointers.append(nil)
        valuePointers.append(nil)
        return PQconnectdbParams(keywordPointers, valuePointers, 1)
    }

    /// Checks that a statement may be sent.
    ///
    /// - Throws: `CancellationError` if the present use of the connection was cancelled.
    private func checkCancellation() throws { try use?.checkCancellation() }

    private func prepared(_ text: String) throws -> String {
        if let name = statements[text] { return name }
        if statements.count >= Self.statementLimit { try forgetStatements() }
        try checkCancellation()
        let name = "s\(statements.count)"
        let result = PQprepare(connection, name, text, 0, nil)
        defer { PQclear(result) }
        try check(result)
        statements[text] = name
        return name
    }

    private func check(_ result: OpaquePointer?) throws {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return
        default: break
        }
        if let state = PQresultErrorField(result, Self.stateField) {
            let message = PQresultErrorField(result, Self.messageField).map { String(cString: $0) } ?? ""
            throw PostgreSQLError(state: String(cString: state), message: message)
        }
        throw StoreError.unavailable(Self.message(of: connection))
    }

    private static func message(of connection: OpaquePointer) -> String {
        let text = String(cString: PQerrorMessage(connection))
        return text.split(separator: "\n").first.map(String.init) ?? "the connection was lost"
    }

    /// Values as libpq takes them: bytes in binary, everything else as text.
    private static func withParameters<Result>(
        _ values: [StoreValue],
        _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Result
    ) -> Result {
        var formats = [Int32](repeating: 0, count: values.count)
        var lengths = [Int32](repeating: 0, count: values.count)
        var buffers: [UnsafeMutableBufferPointer<CChar>?] = []
        for (index, value) in values.enumerated() {
            let bytes: [UInt8]?
            switch value {
            case .null: bytes = nil
            case .integer(let integer): bytes = Array("\(integer)".utf8) + [0]
            case .double(let double): bytes = Array("\(double)".utf8) + [0]
            case .text(let text): bytes = Array(text.utf8) + [0]
            case .bytes(let data):
                bytes = data
                formats[index] = 1
                lengths[index] = Int32(data.count)
            }
            buffers.append(
                bytes.map { bytes in
                    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: max(bytes.count, 1))
                    for (place, byte) in bytes.enumerated() { buffer[place] = CChar(bitPattern: byte) }
                    return buffer
                }
            )
        }
        defer { for buffer in buffers { buffer?.deallocate() } }
        let pointers = buffers.map { UnsafePointer($0?.baseAddress) }
        return body(pointers, lengths, formats)
    }

    private static func rows(of result: OpaquePointer?) -> [StoreRow] {
        let columnCount = PQnfields(result)
        let columns = (0..<columnCount).map { String(cString: PQfname(result, $0)) }
        let types = (0..<columnCount).map { PQftype(result, $0) }
        return (0..<PQntuples(result)).map { row in
            let values = (0..<columnCount).map { column -> StoreValue in
                guard PQgetisnull(result, row, column) == 0, let text = PQgetvalue(result, row, column) else {
                    return .null
                }
                return value(String(cString: text), type: types[Int(column)])
            }
            return StoreRow(columns: columns, values: values)
        }
    }

    /// A value from its text, by the number of its type in PostgreSQL's catalogue.
    private static func value(_ text: String, type: Oid) -> StoreValue {
        switch type {
        case 20, 21, 23, 26: Int64(text).map { .integer($0) } ?? .text(text)
        case 700, 701, 1_700: Double(text).map { .double($0) } ?? .text(text)
        case 16: .integer(text == "t" ? 1 : 0)
        case 17: .bytes(bytes(hexadecimal: text.utf8.dropFirst(2)))
        default: .text(text)
        }
    }

    private static func bytes(hexadecimal digits: some Sequence<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in digits {
            let nibble = digit >= UInt8(ascii: "a") ? digit - UInt8(ascii: "a") + 10 : digit &- UInt8(ascii: "0")
            if let first = high {
                bytes.append(first << 4 | nibble)
                high = nil
            } else {
                high = nibble
            }
        }
        return bytes
    }
}
