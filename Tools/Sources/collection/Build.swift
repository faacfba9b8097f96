import ArgumentParser
import CollectionToolkit

/// Makes a folder that any server of files serves.
struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds the app for the browser, as a folder that any server of files serves.",
        discussion: """
            Names carry a digest of the content, and .gz and .br files lie beside them; site-manifest.json has the sizes.
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

    @Option(
        name: .customLong("origin"),
        help: "Another origin that the app sends requests to, such as https://api.example.com; may be repeated.")
    var origins: [String] = []

    func run() async throws {
        let build = ProgramBuild(try await options.program(), firstPaths: first)
        Console.say("Compiling for the browser (some minutes the first time) …")
        try await build.show()
        Console.say("Making the site …")
        var configuration = SiteBuild.Configuration()
        configuration.base = base
        configuration.styles = styles
        configuration.origins = origins
        try await SiteBuild(build, configuration: configuration).write(to: output)
        Console.say("Done: \(output.absolutePath) is to be served at \(base).")
    }
}
