import Foundation

/// Waits for the announcements of changes on a connection and a thread of its own, and connects again when it is lost.
final class PostgreSQLListener: Sendable {
    private let isStopped = StopFlag()

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - address: The address of the database.
    ///   - network: How long the connection waits for the network.
    ///   - onChange: Called with the newest version.
    ///   - onReconnect: Called when a connection is established. Announcements before it were missed.
    init(
        _ address: String, network: PostgreSQLStore.NetworkLimits, onChange: @escaping @Sendable (Int64) -> Void,
        onReconnect: @escaping @Sendable () -> Void
    ) {
        let isStopped = isStopped
        Thread.detachNewThread { Self.listen(address, network, isStopped, onChange, onReconnect) }
    }

    deinit { isStopped.set() }

    private static func listen(
        _ address: String, _ network: PostgreSQLStore.NetworkLimits, _ isStopped: StopFlag, _ onChange: (Int64) -> Void,
        _ onReconnect: () -> Void
    ) {
        var backoff = ConnectionBackoff()
        while !isStopped.isSet {
            do {
                let connection = try PostgreSQLConnection(address, statementSeconds: 5, network: network)
                try connection.command("LISTEN content")
                backoff.succeed()
                onReconnect()
                while !isStopped.isSet {
                    var descriptor = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
                    guard poll(&descriptor, 1, 500) > 0 else { continue }
                    if let newest = try connection.notifications().compactMap({ Int64($0) }).max() { onChange(newest) }
                }
            } catch {
                Thread.sleep(forTimeInterval: backoff.fail())
            }
        }
    }
}
