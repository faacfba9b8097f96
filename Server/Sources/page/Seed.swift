import ArgumentParser
import PageServer
import PageStore
import SampleContent

/// `page seed`
struct Seed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replaces everything in a database by sample content.",
        discussion: """
            120 brands with 2,000 products and a home page, shows with their episodes, receipts, a feed of people, and \
            100,000 homes of a city. A database that has pages is replaced only with --force. A file of SQLite is \
            created if it is not there, a database of PostgreSQL has to be there; one that has tables of something else \
            is left alone without --force, and keeps them with it.
            """
    )

    @OptionGroup var options: StoreOptions

    @Option(help: "The number that decides the content. Equal numbers give equal content.")
    var seed: UInt64 = 1

    @Flag(help: "Replace pages that are there already, and take a database of PostgreSQL that has other tables.")
    var force = false

    func run() async throws {
        let location = try options.location
        let (store, content) = try await options.openForSeeding()
        if content == .store, !force, try await !store.read({ try $0.pageIDs() }).isEmpty {
            throw InputError(description: "\(location) has pages already. With --force they are replaced.")
        }
        if content == .other, !force {
            throw InputError(
                description: "\(location) has tables of something else. With --force they stay, beside the content's.")
        }
        let server = PageApplication(
            store: store, features: SampleFeatures.all, configuration: ServerConfiguration(pictures: location.pictures))
        try await server.seed(seed)
        print("Seeded \(location)")
    }
}
