import CollectionViewKit

extension FeedKind {
    /// People, in a card with a view behind them.
    static func person(_ services: FeedServices) -> FeedKind {
        let kind = CellKind(PersonCell.self)
        let commands = PersonCommands(services)
        return FeedKind(
            name: "person", read: { services.people.taking(Person($0)) },
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
            name: "featured", read: { services.people.taking(FeaturedPerson($0)) },
            factory: CellFactory(for: FeaturedPerson.self) { person in
                CellViewModel(
                    person.identity, kind: kind, version: services.people.version(of: person.id),
                    layoutSize: FeedLayout.size(height: 288),
                    commands: commands.all(for: person, configuration: commands.showingFeatured(person)))
            })
    }
}
