extension PostgreSQLStore {
    /// How long a connection over TCP waits for the network.
    ///
    /// The server enforces the limits of statements, so that they do not apply to one that cannot be reached. Without limits of its
    /// own, a connection waits some minutes if the network drops its packets. Parameters of the address, such as `connect_timeout`,
    /// override these limits. Over a Unix socket only the limit for connecting applies.
    public struct NetworkLimits: Equatable, Sendable {
        /// How long each address of the server may take to accept a connection, in seconds (`connect_timeout`). libpq waits two
        /// seconds at least.
        public var connectSeconds: Int
        /// How long the server may acknowledge nothing, in seconds, before the connection counts as lost (`tcp_user_timeout`). A
        /// connection that waits for a response is probed after half of this time (`keepalives_idle`).
        public var silenceSeconds: Int

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - connectSeconds: How long each address of the server may take to accept a connection, in seconds.
        ///   - silenceSeconds: How long the server may acknowledge nothing, in seconds.
        public init(connectSeconds: Int = 5, silenceSeconds: Int = 10) {
            self.connectSeconds = connectSeconds
            self.silenceSeconds = silenceSeconds
        }
    }
}

extension PostgreSQLStore.NetworkLimits {
    /// The limits as parameters of a connection (PostgreSQL documentation, 32.1.2).
    var parameters: [(keyword: String, value: String)] {
        [
            (keyword: "connect_timeout", value: "\(connectSeconds)"),
            (keyword: "tcp_user_timeout", value: "\(silenceSeconds * 1_000)"),
            (keyword: "keepalives_idle", value: "\(max(1, silenceSeconds / 2))"),
            (keyword: "keepalives_interval", value: "\(max(1, silenceSeconds / 5))"),
            (keyword: "keepalives_count", value: "3"),
        ]
    }
}
