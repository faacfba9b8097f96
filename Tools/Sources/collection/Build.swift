import ArgumentParser
import CollectionToolkit

/// Makes a folder that any server of files serves.
struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds the app for the browser, as a folder for any static file server.",
        discussion: """
            File names contain a digest of the content, compressed .gz and .br files are beside them, and \
            site-manifest.json lists the sizes.
            """
    )

    @OptionGroup var options: ProgramOptions

    @Option(help: "The folder that the site is written to.")
    var output = "Site"

    @Option(help: "The path of the app on its host, such as /app/.")
    var base = "/"

    @Option(help: "A path of the app whose page first loads only the parts of the program it needs; may be repeated.")
    var first: [String] = []

    @Option(help: "A style sheet to use instead of the kit's and Web/styles.css.")
    var styles: String?

    @Option(
        name: .customLong("origin"),
        help: "Another origin that the app sends requests to, such as https://api.example.com; may be repeated.")
    var origins: [String] = []

    func run() async throws {
        let build = ProgramBuild(try await options.program(), firstPaths: first)
        Console.say("Compiling for the browser (takes some minutes the first time)…")
        try await build.show()
        Console.say("Writing the site…")
        var configuration = SiteBuild.Configuration()
        configuration.base = base
        configuration.styles = styles
        configuration.origins = origins
        try await SiteBuild(build, configuration: configuration).write(to: output)
        Console.say("Done. Serve \(output.absolutePath) at \(base).")
    }
}
