import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What a row shows of a show besides its episodes, reviews and trends. The sources of these rows share one type, because each
/// further one is compiled into the program anew.
indirect enum ShowDetail: Identifiable, Equatable {
    case status(StatusNote)
    case fact(Fact)
    case paragraph(Paragraph)
    case ratings(RatingSummary)

    /// The number of the row, which is the only one with it in its source.
    var id: Int {
        switch self {
        case .status(let note): note.id
        case .fact(let fact): fact.id
        case .paragraph(let paragraph): paragraph.id
        case .ratings(let summary): summary.id
        }
    }
}

/// Where a show stands, and what is to be done next.
struct StatusNote: Identifiable, Equatable {
    var id: Int { 0 }
    var status: ShowStatusContract
    var note: String
    var day: Int
}

extension StatusNote {
    /// The status of a response.
    init(_ contract: StatusNoteContract) {
        self.init(status: contract.status, note: contract.note, day: contract.day)
    }
}

/// Something to know about a show: a name and a value.
struct Fact: Identifiable, Equatable {
    var id: Int
    var name: String
    var value: String
    /// Whether the value is content of the server, rather than a number, a day or a string of the app.
    var isContent = false

    /// What a response says; nothing where it says nothing.
    static func list(_ contract: ShowInformationContract) -> [Fact] {
        let strings = PortalStrings.current
        var facts: [Fact] = []
        func add(_ id: Int, _ name: String, _ value: String?, isContent: Bool = false) {
            guard let value, !value.isEmpty else { return }
            facts.append(Fact(id: id, name: name, value: value, isContent: isContent))
        }
        add(0, strings.facts.studio, contract.studio, isContent: true)
        add(1, strings.facts.genre, contract.genre, isContent: true)
        add(2, strings.facts.language, contract.language.map { language($0, strings) })
        add(3, strings.facts.season, contract.season.map { NumberText.grouped($0) })
        guard let episodes = contract.episodes, episodes > 0 else { return facts }
        add(4, strings.facts.episodes, NumberText.grouped(episodes))
        add(5, strings.facts.length, contract.seconds.map { NumberText.duration(seconds: $0) })
        add(6, strings.facts.firstEpisode, contract.firstDay.map { DayText.text($0, months: .short) })
        add(7, strings.facts.latestEpisode, contract.lastDay.map { DayText.text($0, months: .short) })
        return facts
    }

    /// The name of a language; its tag where the name is not known here.
    private static func language(_ tag: String, _ strings: PortalStrings) -> String {
        if tag.utf8.elementsEqual("en".utf8) { return strings.facts.english }
        return tag.utf8.elementsEqual("fr".utf8) ? strings.facts.french : tag
    }
}

/// A paragraph of what a show is about.
struct Paragraph: Identifiable, Equatable {
    var id: Int
    var text: String

    /// The paragraphs of the text of a response, which empty lines divide.
    static func list(_ contract: ShowDescriptionContract) -> [Paragraph] {
        let lines = Array(contract.text.utf8).split(separator: UInt8(ascii: "\n"))
        return lines.enumerated().map { Paragraph(id: $0.offset, text: String(decoding: $0.element, as: UTF8.self)) }
    }
}
