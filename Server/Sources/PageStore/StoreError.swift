/// Why an operation of a store failed.
public enum StoreError: Error, Equatable, Sendable {
    /// There is no database at the path.
    case notFound(String)
    /// The file is a database of something else, or none at all.
    case notAStore(String)
    /// Another process holds the database, or all connections are in use. It may work in a moment.
    case busy
    /// The disk is full.
    case full
    /// The database can be read and not written.
    case readOnly(String)
    /// The database is damaged, or its file was deleted.
    case damaged(String)
    /// The database cannot be reached.
    case unavailable(String)
    /// A column holds another sort of value than the code expects.
    case unexpectedValue(column: String)
    /// A text that a statement binds holds the character U+0000, which PostgreSQL refuses and at which SQLite ends a text.
    case nullCharacter
    /// A store in a file was given the address of a database.
    case notAPath
}

extension StoreError: CustomStringConvertible {
    /// A sentence that says what to do.
    public var description: String {
        switch self {
        case .notFound(let path): "There is no database at \(path)."
        case .notAStore(let path): "\(path) is not a database of pages."
        case .busy: "The database is busy. Try again."
        case .full: "The disk of the database is full. Make room on it."
        case .readOnly(let detail): "The database cannot be written: \(detail)."
        case .damaged(let detail): "The database is damaged: \(detail). Restore it from a backup."
        case .unavailable(let detail): "The database cannot be reached: \(detail)."
        case .unexpectedValue(let column): "The column \(column) holds a value of an unexpected type."
        case .nullCharacter: "A text holds the character U+0000, which cannot be stored."
        case .notAPath: "SQLiteStore opens a file by its path. Use PostgreSQLStore for the address of a database."
        }
    }
}
