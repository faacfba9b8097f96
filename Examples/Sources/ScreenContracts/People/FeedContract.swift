public import CollectionPages

/// A part of the feed as a response holds it, newest entries first.
///
/// The server writes entries that are ``FeedEntryContract``s. A screen may read them as something else, so that it can show
/// kinds of entries that are not known here.
public struct FeedContract<Entry> {
    /// The entries, newest first.
    public var entries: [Entry]
    /// The cursor of what is newer; `nil` if there is nothing newer.
    public var newer: String?
    /// The cursor of what is older; `nil` if there is nothing older.
    public var older: String?

    /// Creates a part of the feed.
    ///
    /// - Parameters:
    ///   - entries: The entries, newest first.
    ///   - newer: The cursor of what is newer.
    ///   - older: The cursor of what is older.
    public init(entries: [Entry], newer: String? = nil, older: String? = nil) {
        self.entries = entries
        self.newer = newer
        self.older = older
    }
}

extension FeedContract {
    /// Reads a part of the feed.
    ///
    /// - Parameters:
    ///   - json: The response.
    ///   - readEntry: Reads an entry; one for which it returns `nil` is left out.
    /// - Complexity: O(*n*) in the number of entries.
    public init(_ json: JSONValue, readEntry: (JSONValue) -> Entry?) {
        self.init(
            entries: json.array("entries").compactMap { readEntry($0) },
            newer: json.text("newer"), older: json.text("older"))
    }
}

extension FeedContract<FeedEntryContract> {
    /// Reads a part of the feed. Entries that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public init(_ json: JSONValue) {
        self.init(json) { FeedEntryContract($0) }
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public func write(to writer: inout JSONWriter) {
        writer.name("entries")
        writer.array(entries) { writer, entry in writer.object { entry.write(to: &$0) } }
        writer.member("newer", newer)
        writer.member("older", older)
    }
}

extension FeedContract: Equatable where Entry: Equatable {}
extension FeedContract: Sendable where Entry: Sendable {}
