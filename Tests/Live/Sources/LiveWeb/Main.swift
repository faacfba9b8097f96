import CollectionBrowser
import Live

/// Starts the app. The page of the WebAssembly program calls it.
@_expose(wasm, "host_main")
@c
func hostMain() {
    BrowserHost.run(makeLive())
}

@main
struct Main {
    /// Starts the app natively, for `collection dev`.
    static func main() { hostMain() }
}
