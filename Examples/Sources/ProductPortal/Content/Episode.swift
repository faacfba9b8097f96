import CollectionViewKit
import ScreenContracts
import SharedScreens

/// An episode of a show.
struct Episode: Identifiable, Equatable {
    var id: Int
    var number: Int
    var title: String
    var seconds: Int
    var day: Int
    var plays: Int
}

extension Episode {
    /// Reads an episode; `nil` where the number or the title is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json["title"]?.string else { return nil }
        self.id = id
        self.title = title
        number = json.int("number") ?? 0
        seconds = json.int("seconds") ?? 0
        day = json.int("day") ?? 0
        plays = json.int("plays") ?? 0
    }

    /// What is said of the episode below its title.
    var detail: String {
        DayText.text(day, months: .short) + " · " + NumberText.duration(seconds: seconds) + " · "
            + PortalStrings.current.episodes.plays.text(for: plays)
    }
}
