import CollectionPages
import Foundation
import GRDB

/// A stored section: how it looks and what it is made of. Its items are found when it is asked for.
struct SectionRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "pageSection"

    /// The id, unique among all stored sections, since sections are asked for without their page.
    var id: String
    /// The page.
    var pageId: String
    /// The place on the page, from 0.
    var position: Int
    /// The name of the layout.
    var layout: String
    /// The chain of fallbacks, separated by spaces.
    var fallback: String
    /// The title.
    var title: String?
    /// The line below the title.
    var subtitle: String?
    /// The number of rows; `nil` for the layout's own.
    var rows: Int?
    /// Whether its items come with the page (`now`) or are fetched later.
    var load: String
    /// The name of the ``SectionContent``.
    var content: String
    /// The arguments of the content, as `name=value` lines.
    var arguments: String
    /// The number of items in one answer.
    var batch: Int
}

extension SectionRecord {
    /// What the section is made of.
    var definition: SectionDefinition {
        SectionDefinition(id: id, content: content, arguments: Self.decode(arguments), batch: batch)
    }

    /// The chain of fallbacks.
    var fallbackChain: [String] { fallback.split(separator: " ").map(String.init) }

    static func encode(_ arguments: [String: String]) -> String {
        arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
    }

    static func decode(_ text: String) -> [String: String] {
        var arguments: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { arguments[String(parts[0])] = String(parts[1]) }
        }
        return arguments
    }
}
