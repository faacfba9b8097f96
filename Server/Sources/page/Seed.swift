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
            created if it is not there, a database of PostgreSQL has to be there.
            """
    )

    @OptionGroup var options: StoreOptions

    @Option(help: "The number that decides the content. Equal numbers give equal content.")
    var seed: UInt64 = 1

    @Flag(help: "Replace what a database holds that has pages already.")
    var force = false

    func run() async throws {
        let location = try options.location
        let (store, isNew) = try await options.openForSeeding()
        if !isNew, !force, try await !store.read({ try $0.pageIDs() }).isEmpty {
            throw InputError(description: "\(location) has pages already. With --force they are replaced.")
        }
        let server = PageApplication(
            store: store, features: SampleFeatures.all, configuration: ServerConfiguration(pictures: location.pictures))
        try await server.seed(seed)
        print("Seeded \(location)")
    }
}
