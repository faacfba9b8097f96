#if arch(wasm32)
import CRuntime
#endif
public import CollectionViews

/// The connection between a window and the page that shows it.
///
/// The page reports events; each becomes one ``HostEvent``, the window handles it, and all commands return to the page
/// at once. In WebAssembly the page calls exported functions and the commands are read from the memory of the program.
/// Natively the events are messages and the commands are sent in the same bytes, over a socket that `collection dev`
/// has with the page.
///
/// A program is the same for both:
///
/// ```swift
/// @_expose(wasm, "host_main")
/// @c
/// func hostMain() { BrowserHost.run(InboxViewController()) }
///
/// @main
/// struct Main {
///     static func main() { hostMain() }
/// }
/// ```
public final class BrowserHost {
    private let window: Window
    private let writer = CommandWriter()
    private var decoder = EventDecoder()

    private init(window: Window) {
        self.window = window
        window.context.clock.read = { hostNow() }
        window.context.local.clock.read = { hostWallClock() }
        window.context.local.readRegion = {
            hostLoadRegion()
            guard let region = current?.decoder.region else { return nil }
            return .encoded(localeIdentifier: region.localeIdentifier, offsets: region.offsets)
        }
        window.context.storageHost = PageStorage()
        #if !arch(wasm32)
        _ = window.context.storage  // its values come before the first event
        #endif
        window.context.commandReceiver = { [writer] command in writer.write(command) }
    }

    /// Runs an app in the page. Call it once, from the program's `host_main`: a page has one app. The host holds the root view
    /// controller as long as the page is open.
    ///
    /// In WebAssembly it returns at once, and the page then calls the program. Natively it returns when the page is
    /// closed.
    public static func run(_ rootViewController: ViewController) {
        let host = BrowserHost(window: Window(rootViewController: rootViewController))
        host.writer.observe(TextStyle.allCases)
        host.flush()
        current = host
        #if !arch(wasm32)
        LiveConnection.shared.receiveMessages()
        #endif
    }

    /// Changes the app from outside of its events, as a function does that the program itself exports to the page. The
    /// result is shown before the call returns. Does nothing before ``run(_:)``.
    ///
    /// ```swift
    /// @_expose(wasm, "show_message")
    /// @c
    /// func showMessage(_ number: Int32) {
    ///     BrowserHost.perform { screen.showMessage(Int(number)) }
    /// }
    /// ```
    public static func perform(_ change: () -> Void) {
        guard let current else { return }
        current.window.perform(change)
        current.sendCommands()
    }

    /// Decodes an event, lets the window handle it and sends the commands. Returns 1 if a view handled the event.
    @discardableResult
    static func receive(_ decode: (inout EventDecoder) -> HostEvent?) -> Int32 {
        guard let current, let event = decode(&current.decoder) else { return 0 }
        if PageStorage.isLoading, case .stored(let key, let value) = event {
            current.window.context.noteStored(value, for: key)
            return 0
        }
        let isTaken = current.window.dispatch(event)
        current.sendCommands()
        return isTaken ? 1 : 0
    }

    private func sendCommands() {
        window.context.passOnCommands()
        flush()
    }

    /// Lets the trace of events and commands be switched on from the console of the page, with
    /// `root.collectionHost.call("host_trace", 1)`. A program that does not call this contains no trace.
    public static func allowTracing() {
        switchTrace = { window, isOn in window.isTracing = isOn }
    }

    /// Switches the trace on or off, in a program that allows it.
    static func setTracing(_ isOn: Bool) {
        guard let current else { return }
        switchTrace?(current.window, isOn)
    }

    private func flush() {
        guard writer.words.count > 0 else { return }
        let (words, text) = (writer.words.count, writer.text.count)
        hostFlush(writer.words.base, Int32(words), writer.text.base, Int32(text), Int32(clamping: writer.textLength))
        writer.removeAll()
    }
}

/// The one host of the page. WebAssembly in a page has one thread, and natively all events are read by the main thread, so
/// there is no race to guard against.
nonisolated(unsafe) private var current: BrowserHost?

/// Switches the trace of a window, in a program that allows it.
nonisolated(unsafe) private var switchTrace: ((Window, Bool) -> Void)?

#if arch(wasm32)
@_extern(wasm, module: "host", name: "flush")
@_extern(c)
private func hostFlush(
    _ words: UnsafePointer<Int32>?,
    _ count: Int32,
    _ text: UnsafePointer<UInt8>?,
    _ bytes: Int32,
    _ length: Int32
)

@_extern(wasm, module: "host", name: "now")
@_extern(c)
private func hostNow() -> Double

@_extern(wasm, module: "host", name: "wall_clock")
@_extern(c)
private func hostWallClock() -> Double

@_extern(wasm, module: "host", name: "load_region")
@_extern(c)
private func hostLoadRegion()

// MARK: - What the page calls besides the events

/// Memory for bytes the page wants to hand over; the function that takes them frees it.
@_expose(wasm, "host_allocate")
@c
func hostAllocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(8, Int(count)))
}

func takeBytes(_ pointer: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> [UInt8] {
    guard let pointer else { return [] }
    defer { pointer.deallocate() }
    return Array(UnsafeBufferPointer(start: pointer, count: Int(count)))
}

/// Switches the trace of events and commands on or off, in a program that allows it.
@_expose(wasm, "host_trace")
@c
func hostTrace(_ isOn: Int32) {
    BrowserHost.setTracing(isOn != 0)
}

@_expose(wasm, "host_bytes_in_use")
@c
func hostBytesInUse() -> Int32 {
    Int32(bitPattern: cruntime_bytes_in_use())
}
#else
private func hostFlush(
    _ words: UnsafePointer<Int32>,
    _ count: Int32,
    _ text: UnsafePointer<UInt8>,
    _ bytes: Int32,
    _ length: Int32
) {
    LiveConnection.shared.send(
        words: UnsafeBufferPointer(start: words, count: Int(count)),
        text: UnsafeBufferPointer(start: text, count: Int(bytes)),
        textLength: length
    )
}

private func hostNow() -> Double { LiveConnection.shared.now }

private func hostWallClock() -> Double { LiveConnection.shared.wallClock }

// A page reports its region to a native program before its environment.
private func hostLoadRegion() {}
#endif
