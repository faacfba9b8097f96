#if arch(wasm32)
import CollectionBrowser

/// The one screen of the page. WebAssembly in a page has one thread, so there is no race to guard against.
nonisolated(unsafe) private var list: ListViewController?

/// Starts the program.
@_expose(wasm, "host_main")
@c
func hostMain() {
    let controller = ListViewController()
    list = controller
    BrowserHost.run(controller)
}

/// Shows rows with the ids from 0 on, in order.
@_expose(wasm, "bench_set_count")
@c
func benchSetCount(_ count: Int32) {
    BrowserHost.perform { list?.setCount(Int(count)) }
}

/// Inserts a row with an unused id before all others.
@_expose(wasm, "bench_insert_top")
@c
func benchInsertTop() {
    BrowserHost.perform { list?.insertTop() }
}

/// Puts all rows into another order, always the same for the same rows.
@_expose(wasm, "bench_shuffle")
@c
func benchShuffle() {
    BrowserHost.perform { list?.shuffle() }
}

/// Scrolls to an offset in points.
@_expose(wasm, "bench_scroll_to")
@c
func benchScrollTo(_ offset: Double) {
    BrowserHost.perform { list?.scroll(to: offset) }
}
#endif

@main
struct Main {
    /// The page calls `host_main`; natively there is nothing to run.
    static func main() {}
}
