import ArgumentParser
import Foundation
import PageServer

/// `page seed`
struct Seed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replaces everything in a database by sample content.",
        discussion: """
            120 brands with 2,000 products and a home page, shows with their episodes, receipts, a feed of people, and \
            100,000 homes of a city.
            """
    )

    @Option(help: "The SQLite database. It is created if it is not there.")
    var database: String

    @Option(help: "The number that decides the content. Equal numbers give equal content.")
    var seed: UInt64 = 1

    func run() async throws {
        let store = try AppDatabase.open(path: database)
        try await store.seed(seed)
        print("Seeded \(database)")
    }
}
