import CollectionViewKit
import ScreenContracts

/// Opens a link in a new tab if it is one that may be opened, and has that counted. Any other link does nothing.
final class OpenLink: CellCommand {
    private let link: String
    private let services: FeedServices

    init(_ link: String, _ services: FeedServices) {
        self.link = link
        self.services = services
        super.init(name: "open-link")
    }

    override func canPerform(_ execution: CommandExecution) -> Bool { services.links.allows(link) }

    override func perform(_ execution: CommandExecution) {
        execution.context?.send(.open(link))
        execution.perform(Track(.click, services))
    }
}

/// Has something that happened to an item counted.
final class Track: CellCommand {
    private let event: FeedEventContract.Name
    private let services: FeedServices

    init(_ event: FeedEventContract.Name, _ services: FeedServices) {
        self.event = event
        self.services = services
        super.init(name: event.rawValue)
    }

    override func perform(_ execution: CommandExecution) { services.tracker.note(event, execution.identity) }
}
