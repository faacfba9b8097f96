#if arch(wasm32)
import CollectionBrowser
import Gallery

/// The gallery as a program for the browser.
@_expose(wasm, "host_main")
@c
func hostMain() {
    BrowserHost.allowTracing()
    BrowserHost.run(makeGallery())
}
#endif

@main
struct Main {
    /// The page calls `host_main`; natively there is nothing to run.
    static func main() {}
}
