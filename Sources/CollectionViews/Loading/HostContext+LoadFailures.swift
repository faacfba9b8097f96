import CollectionDataSources

extension HostContext {
    /// Writes to the log why a load has failed: as an error if the response cannot be read, which is a defect of the program or of
    /// the server, else as a warning.
    ///
    /// - Parameters:
    ///   - error: Why it has failed.
    ///   - path: The address that was requested.
    func logFailure(_ error: LoadError, of path: String) {
        send(.log(error.reason == .undecodable ? .error : .warning, "\(path): \(error.sentence)"))
    }
}
