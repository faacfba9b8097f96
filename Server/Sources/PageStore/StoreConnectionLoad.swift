/// How many connections of a store to its database are in use, for ``PageStore/connectionLoad``.
public struct StoreConnectionLoad: Equatable, Sendable {
    /// The number of connections that a transaction has, or that are being opened for one.
    public let inUse: Int
    /// The number of transactions that wait for a connection.
    public let waiting: Int
    /// The maximum number of connections.
    public let limit: Int

    /// Creates a load.
    ///
    /// - Parameters:
    ///   - inUse: The number of connections that are in use.
    ///   - waiting: The number of transactions that wait for one.
    ///   - limit: The maximum number of connections.
    public init(inUse: Int, waiting: Int, limit: Int) {
        self.inUse = inUse
        self.waiting = waiting
        self.limit = limit
    }
}
