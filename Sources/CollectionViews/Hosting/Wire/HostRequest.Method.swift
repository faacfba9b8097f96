// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

extension HostRequest {
    /// What is requested of the server.
    public enum Method: UInt8, Hashable, Sendable, CaseIterable {
        /// Read something.
        case get = 0
        /// Send something.
        case post = 1
        /// Replace something.
        case put = 2
        /// Remove something.
        case delete = 3
        /// Change parts of something.
        case patch = 4
        /// Read the header fields of something, without its body.
        case head = 5
    }
}
