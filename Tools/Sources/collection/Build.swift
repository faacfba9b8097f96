import ArgumentParser
import CollectionToolkit

/// Makes a folder that any server of files serves.
struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds the app for the browser, as a folder that any server of files serves.",
        discussion: """
            Names carry a digest of the content, and .gz and .br files lie beside them; manifest.json has the sizes.
            """
    )

    @OptionGroup var options: ProgramOptions

    @Option(help: "The folder of the site.")
    var output = "Site"

    @Option(help: "The folder of the host that the app lies in, such as /app/.")
    var base = "/"

    @Option(help: "A path of the app whose page loads only its parts of the program at first; may be repeated.")
    var first: [String] = []

    @Option(help: "A style sheet in place of the kit's and Web/styles.css.")
    var styles: String?

    func run() async throws {
        let site = try await makeSite()
        Console.say("Compiling for the browser (some minutes the first time) …")
        try await site.buildProgram()
        Console.say("Making the site …")
        try await site.writeSite(to: output)
        Console.say("Done: \(output.absolutePath) is to be served at \(base).")
    }

    private func makeSite() async throws -> SiteBuild {
        var configuration = SiteBuild.Configuration()
        configuration.base = base
        configuration.firstPaths = first
        configuration.styles = styles
        return SiteBuild(try await options.program(), configuration: configuration)
    }
}
