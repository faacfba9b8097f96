import CollectionViewKit
import ScreenContracts

extension FeedKind {
    /// People, in a card with a view behind them.
    static func person(_ services: FeedServices) -> FeedKind {
        let kind = CellKind(PersonCell.self)
        let commands = PersonCommands(services)
        return FeedKind(
            name: FeedEntryContract.Kind.person.rawValue,
            read: { json in
                guard let entry = FeedEntryContract(json), case .person(let person) = entry.content else { return nil }
                return services.people.taking(Person(person, position: entry.position))
            },
            factory: CellFactory(for: Person.self) { person in
                CellViewModel(
                    person.identity, kind: kind, version: services.people.version(of: person.id),
                    layoutSize: FeedLayout.size(height: 312),
                    commands: commands.all(for: person, configuration: commands.showing(person)))
            })
    }

    /// People whom the service puts forward, in a circle.
    static func featuredPerson(_ services: FeedServices) -> FeedKind {
        let kind = CellKind(FeaturedPersonCell.self)
        let commands = PersonCommands(services)
        return FeedKind(
            name: FeedEntryContract.Kind.featured.rawValue,
            read: { json in
                guard let entry = FeedEntryContract(json), case .featured(let person) = entry.content else {
                    return nil
                }
                return services.people.taking(FeaturedPerson(person, position: entry.position))
            },
            factory: CellFactory(for: FeaturedPerson.self) { person in
                CellViewModel(
                    person.identity, kind: kind, version: services.people.version(of: person.id),
                    layoutSize: FeedLayout.size(height: 288),
                    commands: commands.all(for: person, configuration: commands.showingFeatured(person)))
            })
    }
}
