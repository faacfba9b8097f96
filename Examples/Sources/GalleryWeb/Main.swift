import CollectionBrowser
import Gallery

/// The gallery as a program for the browser.
@_expose(wasm, "host_main")
@c
func hostMain() {
    BrowserHost.allowTracing()
    BrowserHost.run(makeGallery())
}

@main
struct Main {
    /// Starts the native program; in WebAssembly the page calls `host_main`.
    static func main() { hostMain() }
}
