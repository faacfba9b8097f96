/// A step of a schema's history. A released migration is never changed; new ones are added behind it.
public struct StoreMigration: Sendable {
    /// The name, unique in the store and starting with the feature's name, such as `storefront-1`.
    public let name: String
    /// What the step does, in a transaction of its own.
    public let body: @Sendable (any StoreTransaction) throws -> Void

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - name: The name, unique in the store.
    ///   - body: What the step does.
    public init(_ name: String, body: @escaping @Sendable (any StoreTransaction) throws -> Void) {
        self.name = name
        self.body = body
    }
}
