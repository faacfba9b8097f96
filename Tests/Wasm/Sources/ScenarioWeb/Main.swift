import CollectionBrowser
import CollectionScenarios

/// The scenarios of the tests as a program for the browser.
@_expose(wasm, "host_main")
@c
func hostMain() {
    BrowserHost.allowTracing()
    BrowserHost.run(ScenarioController())
}

@main
struct Main {
    /// Starts the native program; in WebAssembly the page calls `host_main`.
    static func main() { hostMain() }
}
