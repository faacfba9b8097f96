import ArgumentParser
import CollectionToolkit

/// Shows an app in the browser and builds it again on every change.
struct Dev: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows the app in a browser, and builds it again whenever a file is saved.",
        discussion: """
            The app runs natively, in a process for each page; the browser carries out its commands. A build error is \
            shown over the page. What is seen is what the WebAssembly program shows, since the commands are the same. \
            With --wasm pages run that program itself, whose builds take longer.
            """
    )

    @OptionGroup var options: ProgramOptions

    @Option(help: "The port to listen on; 0 for any that is free. (default: 8081, or the next that is free)")
    var port: Int?

    @Option(help: "The address of the app's server, such as http://127.0.0.1:8080: it gets what is no file of the app.")
    var server: String?

    @Option(help: "A file: once it exists, pages that are loaded come from the server, with the program that it has.")
    var until: String?

    @Flag(help: "Run the WebAssembly program in the page.")
    var wasm = false

    @Option(help: "A style sheet in place of the kit's and Web/styles.css.")
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
        Console.say("Open \(host.address) in a browser. Ctrl-C ends.")
        Console.say("Building \(program.product)\(wasm ? " for the browser, some minutes the first time" : "") …")
        try await host.run { Console.say("\($0)") }
    }
}
