/// Why a value was not stored. What was stored before is kept.
public enum HostStorageError: Error, Equatable, Sendable {
    /// The storage is full: a browser gives a site some five million characters.
    case full
    /// The device stores nothing for this page, as in some private windows.
    case forbidden
    /// The value, in UTF-8, is larger than ``HostStorage/Configuration/maximumValueBytes``.
    case valueTooLarge(bytes: Int, limit: Int)
    /// The key, in UTF-8, is empty or longer than ``HostStorage/Configuration/maximumKeyBytes``.
    case invalidKey(bytes: Int, limit: Int)
}

extension HostStorageError: CustomStringConvertible {
    /// What happened and what to do about it, for developers.
    public var description: String {
        switch self {
        case .full: "The storage is full; remove values that are not needed."
        case .forbidden: "The browser does not let this page store anything; the value is lost when the page is closed."
        case .valueTooLarge(let bytes, let limit):
            "The value has \(bytes) bytes; HostStorage.Configuration.maximumValueBytes is \(limit)."
        case .invalidKey(let bytes, let limit):
            "The key has \(bytes) bytes; it needs 1 to \(limit) (HostStorage.Configuration.maximumKeyBytes)."
        }
    }
}
