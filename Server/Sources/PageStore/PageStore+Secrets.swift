extension PageStore {
    /// A random key of 32 bytes that is made when it is first requested and then stays with the store, so that all
    /// servers of one store have the same.
    ///
    /// - Throws: ``StoreError``.
    public func secret(named name: String) async throws -> [UInt8] {
        if let bytes = try await read({ try $0.secret(named: name) }) { return bytes }
        return try await write(.activity) { transaction in
            var generator = SystemRandomNumberGenerator()
            let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            // Another server may have made one in the meantime; the first one stays.
            try transaction.execute(
                "INSERT INTO secret (name, bytes) VALUES (\(name), \(bytes)) ON CONFLICT DO NOTHING")
            return try transaction.secret(named: name) ?? bytes
        }
    }
}

extension StoreTransaction {
    fileprivate func secret(named name: String) throws -> [UInt8]? {
        try rows("SELECT bytes FROM secret WHERE name = \(name)").first?.bytes("bytes")
    }
}
