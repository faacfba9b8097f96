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
    /// An episode of a response.
    init(_ contract: EpisodeContract) {
        self.init(
            id: contract.id, number: contract.number, title: contract.title, seconds: contract.seconds,
            day: contract.day, plays: contract.plays)
    }

    /// What is said of the episode below its title.
    var detail: String {
        SeparatedText.joined([
            DayText.text(day, months: .short), NumberText.duration(seconds: seconds),
            PortalStrings.current.episodes.plays.text(for: plays),
        ])
    }
}
