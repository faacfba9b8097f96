import ArgumentParser
import Foundation
import Logging
import PageServer
import PageStore
import SampleContent

/// `page serve`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves pages, pictures and the browser program.")

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any free one.")
    var port = 8080

    @Option(help: "The SQLite database. It is created if it is not there.")
    var database: String

    @Option(help: "The directory of the browser program.")
    var web: String?

    @Option(help: "The library's sources, whose documentation is served; by default those beside the browser program.")
    var documentation: String?

    @Option(help: "The directory of pictures; by default beside the database.")
    var pictures: String?

    @Flag(help: "Draw the pictures that readers are likely to ask for while nobody waits.")
    var warm = false

    @Flag(help: "Let requests ask for faults. Never in production.")
    var faults = false

    @Option(help: "How much to log: trace, debug, info, notice, warning, error or critical.")
    var logLevel = "info"

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard Logger.Level(rawValue: logLevel) != nil else {
            throw ValidationError("There is no log level \(logLevel).")
        }
        for directory in [web, documentation].compactMap({ $0 }) {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue
            else { throw ValidationError("There is no directory \(directory).") }
        }
    }

    /// The directory of the sources that were named, or that stand beside the browser program.
    private var sources: String? {
        if let documentation { return documentation }
        guard let web else { return nil }
        let beside = URL(filePath: web).absoluteURL.deletingLastPathComponent().appending(path: "Sources")
            .path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: beside) ? beside : nil
    }

    func run() async throws {
        let log = Logger.Level(rawValue: logLevel) ?? .info
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = log
            return handler
        }
        let logger = Logger(label: "page")
        let store = try SQLiteStore.open(path: database)
        let server = PageApplication(
            store: store, features: SampleFeatures.all,
            configuration: ServerConfiguration(
                host: host, port: port, web: web, documentation: sources, pictures: pictures ?? database + "-pictures",
                warmsPictures: warm, permitsFaults: faults
            )
        )
        try await server.prepare()
        if try await store.read({ try $0.pageIDs() }).isEmpty {
            logger.warning("the database has no pages; `page seed --database \(database)` fills it with sample content")
        }
        try await server.run(logger: logger)
    }
}
