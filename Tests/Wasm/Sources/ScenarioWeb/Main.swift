#if arch(wasm32)
import CollectionBrowser
import CollectionScenarios

/// The scenarios of the tests as a program for the browser.
@_expose(wasm, "host_main")
@c
func hostMain() {
    BrowserHost.allowTracing()
    BrowserHost.run(ScenarioController())
}
#endif

@main
struct Main {
    /// The page calls `host_main`; natively there is nothing to run.
    static func main() {}
}
