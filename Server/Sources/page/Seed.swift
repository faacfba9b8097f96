import ArgumentParser
import PageServer
import PageStore
import SampleContent

/// `page seed`
struct Seed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replaces everything in a database with sample content.",
        discussion: """
            120 brands with 2,000 products and a home page, shows with their episodes, receipts, a feed of people, and \
            100,000 homes of a city. A database that has pages is replaced only with --force. A SQLite file is \
            created if it does not exist; a PostgreSQL database must exist. One that has tables of another program is \
            seeded only with --force, and keeps these tables.
            """
    )

    @OptionGroup var options: StoreOptions

    @Option(help: "The number that decides the content. Equal numbers give equal content.")
    var seed: UInt64 = 1

    @Flag(help: "Replace existing pages, and accept a PostgreSQL database that has other tables.")
    var force = false

    func run() async throws {
        let location = try options.location
        let (store, content) = try await options.openForSeeding()
        if content == .store, !force, try await !store.read({ try $0.pageIDs() }).isEmpty {
            throw InputError(description: "\(location) has pages already. With --force they are replaced.")
        }
        if content == .other, !force {
            throw InputError(
                description: "\(location) has tables of another program. With --force they are kept.")
        }
        let server = PageApplication(
            store: store, features: SampleFeatures.all, configuration: ServerConfiguration(pictures: location.pictures))
        try await server.seed(seed)
        print("Seeded \(location)")
    }
}
