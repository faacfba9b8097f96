import ArgumentParser
import Foundation
import PageServer

/// Where everything is stored, as `--database` names it. Its description, for messages, holds no password.
enum StoreLocation: Sendable {
    /// In SQLite, in the file at a path.
    case file(String)
    /// In PostgreSQL, in the database at an address, and the address without its password and parameters.
    case address(String, description: String)

    /// With what a connection string of libpq's other form begins (PostgreSQL documentation, 32.1.1.1).
    private static let keywords = [
        "host", "hostaddr", "port", "dbname", "user", "password", "passfile", "service", "sslmode", "connect_timeout",
        "application_name", "options",
    ]

    /// Reads a path, or an address that begins with `postgres://` or `postgresql://`.
    ///
    /// - Throws: A `ValidationError` if it is an address of something else, not written as addresses are, or a connection string
    ///   of keywords.
    init(_ text: String) throws {
        guard text.contains("://") else {
            // What is meant for PostgreSQL must not become a new file of SQLite.
            if let keyword = Self.keyword(atStartOf: text) {
                throw ValidationError(
                    """
                    "\(keyword)=" begins a connection string of keywords. A database must be a path (./\(keyword)=… for such a name), \
                    or an address such as postgres://page@db.example/shop.
                    """
                )
            }
            self = .file(text)
            return
        }
        // What libpq says of an address that it cannot read holds parts of it, of the password too. In one that it can read, a
        // password may have "#" and "?", at which it ends here: its start would be taken for a port.
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://"), !text.contains("%00"),
            var components = URLComponents(string: text, encodingInvalidCharacters: false),
            components.fragment == nil, components.percentEncodedQuery?.contains("@") != true
        else {
            throw ValidationError(
                """
                A database must be a path, or an address such as postgres://page@db.example/shop, in which special characters \
                are percent-encoded.
                """
            )
        }
        if components.password != nil { components.password = nil }
        components.query = nil
        self = .address(text, description: components.string ?? "PostgreSQL")
    }

    /// The keyword that begins a connection string, where white space may stand before it and before the equals sign; `nil` for a path.
    private static func keyword(atStartOf text: String) -> String? {
        let start = text.drop { $0.isWhitespace }
        return keywords.first { keyword in
            start.hasPrefix(keyword) && start.dropFirst(keyword.count).first { !$0.isWhitespace } == "="
        }
    }
}

extension StoreLocation {
    /// The cost of the work that runs at a time where no other limit is named.
    var workCapacity: Int {
        switch self {
        case .file: ServerLimits.Work.defaultCapacity
        case .address: max(8, ServerLimits.Work.defaultCapacity)
        }
    }

    /// The directory of pictures where none is named: beside a file, and in the working directory for an address.
    var pictures: String {
        switch self {
        case .file(let path): path + "-pictures"
        case .address: "pictures"
        }
    }
}

extension StoreLocation: CustomStringConvertible {
    /// The path, or the address without its password and parameters.
    var description: String {
        switch self {
        case .file(let path): path
        case .address(_, let description): description
        }
    }
}
