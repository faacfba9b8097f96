package import CollectionViewKit

extension HostResponse {
    /// Reads the body of a response as a contract.
    ///
    /// - Parameters:
    ///   - read: Reads the outermost value; `nil` where that is not what was requested.
    ///   - context: What logs the place of a defect for developers.
    /// - Throws: `LoadError`: that of a response without content, or `LoadError.undecodable` where it cannot be read.
    package func contract<Contract>(
        _ read: (JSONValue) -> Contract?, log context: HostContext?
    ) throws(LoadError) -> Contract {
        switch json(log: context) {
        case .success(let json):
            guard let contract = read(json) else { throw LoadError.undecodable }
            return contract
        case .failure(let error): throw error
        }
    }
}
