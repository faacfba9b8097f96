import ArgumentParser
import Foundation
import PageServer
import PageStore
import SampleContent

/// `page seed`
struct Seed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replaces everything in a database by sample content.",
        discussion: """
            120 brands with 2,000 products and a home page, shows with their episodes, receipts, a feed of people, and \
            100,000 homes of a city. A database that has pages is replaced only with --force.
            """
    )

    @Option(help: "The SQLite database. It is created if it is not there.")
    var database: String

    @Option(help: "The number that decides the content. Equal numbers give equal content.")
    var seed: UInt64 = 1

    @Flag(help: "Replace what a database holds that has pages already.")
    var force = false

    func run() async throws {
        let isNew = !FileManager.default.fileExists(atPath: database)
        // A file that is a database of something else is not touched.
        let store = isNew ? try SQLiteStore.open(path: database) : try SQLiteStore.openExisting(path: database)
        if !isNew, !force, try await !store.read({ try $0.pageIDs() }).isEmpty {
            throw InputError(description: "\(database) has pages already. With --force they are replaced.")
        }
        let server = PageApplication(
            store: store, features: SampleFeatures.all, configuration: ServerConfiguration(pictures: database))
        try await server.seed(seed)
        print("Seeded \(database)")
    }
}
