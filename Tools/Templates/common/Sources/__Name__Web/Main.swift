import CollectionBrowser
import {{Name}}

/// Starts the app. The page of the WebAssembly program calls it.
@_expose(wasm, "host_main")
@c
func hostMain() {
    BrowserHost.run(make{{Name}}())
}

@main
struct Main {
    /// Starts the app natively, for `collection dev`.
    static func main() { hostMain() }
}
