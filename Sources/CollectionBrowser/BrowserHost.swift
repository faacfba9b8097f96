#if arch(wasm32)
import CRuntime
import CollectionGeometry
public import CollectionViews

/// The edge between a window and the page it runs in.
///
/// The page calls the functions exported at the end of this file; each turns its numbers into one ``HostEvent``, lets
/// the window act upon it and sends all commands back in one call.
public final class BrowserHost {
    private let window: Window
    private let writer = CommandWriter()
    /// Kept between events so that the page may send part of it.
    fileprivate var environment = HostEnvironment()

    private init(window: Window) {
        self.window = window
        window.context.clock = { hostNow() }
        window.context.commandReceiver = { [writer] command in writer.write(command) }
    }

    /// Runs an app in the page. Call it once, from the program's `main`.
    public static func run(_ rootViewController: ViewController) {
        let host = BrowserHost(window: Window(rootViewController: rootViewController))
        host.writer.observe(TextStyle.allCases)
        host.flush()
        current = host
    }

    /// Changes the app from outside of its events, as a function does that the program itself exports to the page. What
    /// follows is shown before the call returns. Does nothing before ``run(_:)``.
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

    @discardableResult
    fileprivate func dispatch(_ event: HostEvent) -> Bool {
        let isTaken = window.dispatch(event)
        sendCommands()
        return isTaken
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

    fileprivate func setTracing(_ isOn: Bool) {
        switchTrace?(window, isOn)
    }

    private func flush() {
        guard writer.words.count > 0 else { return }
        let (words, text) = (writer.words.count, writer.text.count)
        hostFlush(writer.words.base, Int32(words), writer.text.base, Int32(text), Int32(clamping: writer.textLength))
        writer.removeAll()
    }
}

/// The one host of the page. WebAssembly in a page has one thread, so there is no race to guard against.
nonisolated(unsafe) private var current: BrowserHost?

/// Switches the trace of a window, in a program that allows it.
nonisolated(unsafe) private var switchTrace: ((Window, Bool) -> Void)?

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

// MARK: - What the page calls

/// Memory for bytes the page wants to hand over; the function that takes them frees it.
@_expose(wasm, "host_allocate")
@c
func hostAllocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(8, Int(count)))
}

private func takeBytes(_ pointer: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> [UInt8] {
    guard let pointer else { return [] }
    defer { pointer.deallocate() }
    return Array(UnsafeBufferPointer(start: pointer, count: Int(count)))
}

private func takeText(_ pointer: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> String {
    String(decoding: takeBytes(pointer, count), as: UTF8.self)
}

@_expose(wasm, "host_environment")
@c
func hostEnvironment(
    _ width: Double,
    _ height: Double,
    _ scale: Double,
    _ flags: Int32,
    _ top: Double,
    _ left: Double,
    _ bottom: Double,
    _ right: Double
) {
    guard let current else { return }
    current.environment.windowSize = Size(width: width, height: height)
    current.environment.displayScale = scale > 0 ? scale : 1
    current.environment.safeAreaInsets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    let flags = EnvironmentFlags(rawValue: flags)
    current.environment.layoutDirection = flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    current.environment.prefersDarkColors = flags.contains(.prefersDarkColors)
    current.environment.prefersReducedMotion = flags.contains(.prefersReducedMotion)
    current.environment.canHover = flags.contains(.canHover)
    current.environment.isOnline = flags.contains(.isOnline)
    current.dispatch(.environmentChanged(current.environment))
}

/// The height of one line of a text style, in points; takes effect with the next `host_environment`.
@_expose(wasm, "host_line_height")
@c
func hostLineHeight(_ style: Int32, _ points: Double) {
    // A page that is not shown measures nothing.
    guard let current, points > 0, points.isFinite, style >= 0, Int(style) < current.environment.lineHeights.count
    else { return }
    current.environment.lineHeights[Int(style)] = points
}

@_expose(wasm, "host_started")
@c
func hostStarted(_ path: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    current?.dispatch(.started(path: takeText(path, count)))
}

@_expose(wasm, "host_navigated")
@c
func hostNavigated(_ path: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    current?.dispatch(.navigated(path: takeText(path, count)))
}

@_expose(wasm, "host_resized")
@c
func hostResized(_ node: Int32, _ width: Double, _ height: Double) {
    current?.dispatch(.resized(NodeID(rawValue: node), Size(width: width, height: height)))
}

/// The answer to a question about sizes: widths and heights in points as 32-bit floats, in turn.
@_expose(wasm, "host_measured")
@c
func hostMeasured(_ token: Int32, _ floats: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    let bytes = takeBytes(floats, count)
    var sizes: [Size] = []
    bytes.withUnsafeBytes { raw in
        for start in stride(from: 0, to: raw.count - 7, by: 8) {
            let width = raw.loadUnaligned(fromByteOffset: start, as: Float.self)
            let height = raw.loadUnaligned(fromByteOffset: start + 4, as: Float.self)
            sizes.append(Size(width: Double(width), height: Double(height)))
        }
    }
    current?.dispatch(.measured(Int(token), sizes))
}

@_expose(wasm, "host_scrolled")
@c
func hostScrolled(_ node: Int32, _ x: Double, _ y: Double) {
    current?.dispatch(.scrolled(NodeID(rawValue: node), Point(x: x, y: y)))
}

@_expose(wasm, "host_scroll_ended")
@c
func hostScrollEnded(_ node: Int32) {
    current?.dispatch(.scrollEnded(NodeID(rawValue: node)))
}

/// A wheel was turned over a carousel, which went back to where it was.
@_expose(wasm, "host_scroll_returned")
@c
func hostScrollReturned(_ node: Int32, _ start: Double, _ direction: Double) {
    current?.dispatch(.scrollReturned(NodeID(rawValue: node), start: start, way: direction))
}

/// A finger has been lifted from a scroller, which moves by so many points a millisecond.
@_expose(wasm, "host_scroll_released")
@c
func hostScrollReleased(_ node: Int32, _ x: Double, _ y: Double) {
    current?.dispatch(.scrollReleased(NodeID(rawValue: node), velocity: Point(x: x, y: y)))
}

@_expose(wasm, "host_frame")
@c
func hostFrame(_ time: Double) {
    current?.dispatch(.frame(time))
}

@_expose(wasm, "host_activated")
@c
func hostActivated(_ node: Int32) {
    current?.dispatch(.activated(NodeID(rawValue: node)))
}

@_expose(wasm, "host_focused")
@c
func hostFocused(_ node: Int32) {
    current?.dispatch(.focused(NodeID(rawValue: node)))
}

/// A key that was pressed. Answers 1 if the engine took it for its own.
@_expose(wasm, "host_key")
@c
func hostKey(_ key: Int32, _ node: Int32) -> Int32 {
    guard let key = Key(rawValue: UInt8(clamping: key)), let current else { return 0 }
    return current.dispatch(.keyPressed(key, NodeID(rawValue: node))) ? 1 : 0
}

/// A key that was pressed together with others. Answers 1 if the engine took it for its own.
@_expose(wasm, "host_key_command")
@c
func hostKeyCommand(_ key: Int32, _ modifiers: Int32, _ node: Int32) -> Int32 {
    guard let key = Key(rawValue: UInt8(clamping: key)), let current else { return 0 }
    let modifiers = HostModifiers(rawValue: UInt8(clamping: modifiers))
    return current.dispatch(.keyCommand(key, modifiers, NodeID(rawValue: node))) ? 1 : 0
}

/// A menu was requested, at a place in the collection view and in the window. Returns 1 if the engine shows one.
@_expose(wasm, "host_menu")
@c
func hostMenu(_ node: Int32, _ x: Double, _ y: Double, _ windowX: Double, _ windowY: Double) -> Int32 {
    let event = HostEvent.menuRequested(
        NodeID(rawValue: node), Point(x: windowX, y: windowY), location: Point(x: x, y: y))
    return current?.dispatch(event) == true ? 1 : 0
}

/// A finger that pulls a scroller beyond the start of its content.
@_expose(wasm, "host_pulled")
@c
func hostPulled(_ node: Int32, _ phase: Int32, _ distance: Double) {
    guard let phase = HostPull.Phase(rawValue: UInt8(clamping: phase)) else { return }
    current?.dispatch(.pulled(NodeID(rawValue: node), HostPull(phase, distance: distance)))
}

/// A letter that was typed. Answers 1 if the engine took it for its own.
@_expose(wasm, "host_typed")
@c
func hostTyped(_ node: Int32, _ letter: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> Int32 {
    let letter = takeText(letter, count)
    return current?.dispatch(.typed(letter, NodeID(rawValue: node))) == true ? 1 : 0
}

/// What stands in a text field after the reader changed it.
@_expose(wasm, "host_edited")
@c
func hostEdited(_ node: Int32, _ text: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    let text = takeText(text, count)
    current?.dispatch(.edited(NodeID(rawValue: node), text))
}

/// What a pointer does on a surface. Answers 1 if the engine took it for its own.
@_expose(wasm, "host_pointed")
@c
func hostPointed(_ node: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ span: Double) -> Int32 {
    guard let phase = HostPointer.Phase(rawValue: UInt8(clamping: phase)), let current else { return 0 }
    let pointer = HostPointer(phase, at: Point(x: x, y: y), span: span)
    return current.dispatch(.pointed(NodeID(rawValue: node), pointer)) ? 1 : 0
}

/// A press on a cell, in the window and in the collection view. `details` are ``PressedDetails``. Returns 1 if the engine
/// wants to hear more of the press.
@_expose(wasm, "host_pressed")
@c
func hostPressed(
    _ node: Int32,
    _ phase: Int32,
    _ details: Int32,
    _ x: Double,
    _ y: Double,
    _ windowX: Double,
    _ windowY: Double,
    _ time: Double
) -> Int32 {
    guard let current, let phase = HostPress.Phase(rawValue: UInt8(clamping: phase)) else { return 0 }
    let details = PressedDetails(rawValue: details)
    let press = HostPress(
        phase,
        at: Point(x: x, y: y),
        windowLocation: Point(x: windowX, y: windowY),
        pointer: details.pointer ?? .touch,
        button: details.button ?? .primary,
        modifiers: details.modifiers,
        time: time
    )
    return current.dispatch(.pressed(NodeID(rawValue: node), press)) ? 1 : 0
}

/// The answer to a request: a status, or 0 when no answer came.
@_expose(wasm, "host_responded")
@c
func hostResponded(_ token: Int32, _ status: Int32, _ body: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    let bytes = takeBytes(body, count)
    let response: HostResponse =
        switch status {
        case 200..<300: .success(bytes)
        case 0: .unreachable
        default: .failure(status: Int(status))
        }
    current?.dispatch(.responded(Int(token), response))
}

@_expose(wasm, "host_timer")
@c
func hostTimer(_ token: Int32) {
    current?.dispatch(.timerFired(Int(token)))
}

/// The response to a request for the position. Degrees, and metres by which they may be off.
@_expose(wasm, "host_located")
@c
func hostLocated(_ token: Int32, _ outcome: Int32, _ latitude: Double, _ longitude: Double, _ accuracy: Double) {
    let answer: HostPositionAnswer =
        switch PositionOutcome(rawValue: outcome) {
        case .found: .found(Coordinate(latitude: latitude, longitude: longitude), accuracy: accuracy)
        case .refused: .refused
        case .unavailable, nil: .unavailable
        }
    current?.dispatch(.located(Int(token), answer))
}

/// Switches the trace of events and commands on or off, in a program that allows it.
@_expose(wasm, "host_trace")
@c
func hostTrace(_ isOn: Int32) {
    current?.setTracing(isOn != 0)
}

@_expose(wasm, "host_bytes_in_use")
@c
func hostBytesInUse() -> Int32 {
    Int32(bitPattern: cruntime_bytes_in_use())
}
#endif
