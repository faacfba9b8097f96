import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Where a show stands, and what is to be done next.
struct StatusNote: Identifiable, Equatable {
    var id: Int { 0 }
    var status: ShowStatus
    var note: String
    var day: Int

    /// Reads a status; nothing where there is none.
    static func list(_ json: JSONValue) -> [StatusNote] {
        guard let status = json["status"].flatMap({ ShowStatus($0) }) else { return [] }
        return [StatusNote(status: status, note: json["note"]?.string ?? "", day: json.int("day") ?? 0)]
    }
}

/// Something to know about a show: a name and a value.
struct Fact: Identifiable, Equatable {
    var id: Int
    var name: String
    var value: String

    /// Reads what there is to know; nothing where the response says nothing.
    static func list(_ json: JSONValue) -> [Fact] {
        let strings = PortalStrings.current.facts
        var facts: [Fact] = []
        func add(_ id: Int, _ name: String, _ value: String?) {
            if let value, !value.isEmpty { facts.append(Fact(id: id, name: name, value: value)) }
        }
        add(0, strings.studio, json["studio"]?.string)
        add(1, strings.genre, json["genre"]?.string)
        add(2, strings.language, json["language"].flatMap { language($0, strings) })
        add(3, strings.season, json.int("season").map { NumberText.grouped($0) })
        guard let episodes = json.int("episodes"), episodes > 0 else { return facts }
        add(4, strings.episodes, NumberText.grouped(episodes))
        add(5, strings.length, json.int("seconds").map { NumberText.duration(seconds: $0) })
        add(6, strings.firstEpisode, json.int("firstDay").map { DayText.text($0, months: .short) })
        add(7, strings.latestEpisode, json.int("lastDay").map { DayText.text($0, months: .short) })
        return facts
    }

    /// The name of a language; its tag where the name is not known here.
    private static func language(_ tag: JSONValue, _ strings: PortalStrings.Facts) -> String? {
        tag.isString("en") ? strings.english : tag.isString("fr") ? strings.french : tag.string
    }
}

/// A paragraph of what a show is about.
struct Paragraph: Identifiable, Equatable {
    var id: Int
    var text: String

    /// Reads the paragraphs of a text, which empty lines divide.
    static func list(_ json: JSONValue) -> [Paragraph] {
        let lines = (json["text"]?.string ?? "").utf8.split(separator: UInt8(ascii: "\n"))
        return lines.enumerated().map { Paragraph(id: $0.offset, text: String(decoding: $0.element, as: UTF8.self)) }
    }
}
