/// A section of a stored page, with the page it belongs to.
public struct StoredSection: Equatable, Sendable {
    /// The id of the page.
    public var pageID: String
    /// The section.
    public var section: PageDocument.Section

    /// Creates a stored section.
    public init(pageID: String, section: PageDocument.Section) {
        self.pageID = pageID
        self.section = section
    }
}

extension StoredSection {
    /// Arguments as they are stored: a line `name=value` for each, sorted by name.
    static func encode(_ arguments: [String: String]) -> String {
        arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
    }

    /// The arguments in lines `name=value`; other lines are skipped.
    static func decode(_ text: String) -> [String: String] {
        var arguments: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { arguments[String(parts[0])] = String(parts[1]) }
        }
        return arguments
    }
}
