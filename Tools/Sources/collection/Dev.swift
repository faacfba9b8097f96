import ArgumentParser
import CollectionToolkit

/// Shows an app in the browser and builds it again on every change.
struct Dev: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows the app in a browser, and builds it again whenever a file is saved.",
        discussion: """
            The app runs natively, in a process for each page; the browser carries out its commands. A build error is \
            shown over the page. It looks the same as the WebAssembly program, since the commands are the same. \
            With --wasm, pages run that program itself, which takes longer to build.
            """
    )

    @OptionGroup var options: ProgramOptions

    @Option(help: "The port to listen on; 0 for any free one. (default: 8081, or the next free one)")
    var port: Int?

    @Option(
        help: "The address of the app's server, such as http://127.0.0.1:8080. It gets requests for other paths.")
    var server: String?

    @Option(help: "A file: once it exists, pages are loaded from the server, with the program that it has.")
    var until: String?

    @Flag(help: "Run the WebAssembly program in the page.")
    var wasm = false

    @Option(help: "A style sheet to use instead of the kit's and Web/styles.css.")
    var styles: String?

    @Option(
        name: .customLong("origin"),
        help: "Another origin that the app sends requests to, such as https://api.example.com; may be repeated.")
    var origins: [String] = []

    func run() async throws {
        let program = try await options.program()
        var configuration = LiveHost.Configuration()
        configuration.port = port
        configuration.runsWebAssembly = wasm
        configuration.server = server
        configuration.handOverFile = until
        configuration.styles = styles
        configuration.origins = origins
        let host = try await LiveHost(program, configuration: configuration)
        Console.say("Open \(host.address) in a browser. Press Ctrl-C to stop.")
        Console.say("Building \(program.product)\(wasm ? " for the browser (takes some minutes the first time)" : "")…")
        try await host.run { Console.say("\($0)") }
    }
}
