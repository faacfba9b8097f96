// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

#if arch(wasm32)
/// The window, the device or the settings of the user changed. The edges are those of the safe area.
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
    BrowserHost.receive { $0.environment(width, height, scale, flags, top, left, bottom, right) }
}

/// The height of one line of a text style; takes effect with the next `host_environment`.
@_expose(wasm, "host_line_height")
@c
func hostLineHeight(_ style: Int32, _ height: Double) {
    BrowserHost.receive { $0.lineHeight(style, height) }
}

/// The page is ready; the address names a path.
@_expose(wasm, "host_started")
@c
func hostStarted(_ path: UnsafeMutablePointer<UInt8>?, _ pathCount: Int32) {
    BrowserHost.receive { $0.started(takeBytes(path, pathCount)) }
}

/// The user went to another entry of the history.
@_expose(wasm, "host_navigated")
@c
func hostNavigated(_ path: UnsafeMutablePointer<UInt8>?, _ pathCount: Int32) {
    BrowserHost.receive { $0.navigated(takeBytes(path, pathCount)) }
}

/// A scroller or surface has a new size.
@_expose(wasm, "host_resized")
@c
func hostResized(_ node: Int32, _ width: Double, _ height: Double) {
    BrowserHost.receive { $0.resized(node, width, height) }
}

/// The response to `measure`: widths and heights in points as 32-bit floats, in turn.
@_expose(wasm, "host_measured")
@c
func hostMeasured(_ token: Int32, _ sizes: UnsafeMutablePointer<UInt8>?, _ sizesCount: Int32) {
    BrowserHost.receive { $0.measured(token, takeBytes(sizes, sizesCount)) }
}

/// A scroller or carousel shows its content from a new offset.
@_expose(wasm, "host_scrolled")
@c
func hostScrolled(_ node: Int32, _ x: Double, _ y: Double) {
    BrowserHost.receive { $0.scrolled(node, x, y) }
}

/// A scroller or carousel has come to rest.
@_expose(wasm, "host_scroll_ended")
@c
func hostScrollEnded(_ node: Int32) {
    BrowserHost.receive { $0.scrollEnded(node) }
}

/// A wheel was turned over a carousel, which went back to where it was. The direction is 1 towards greater offsets and
/// -1 towards lesser ones.
@_expose(wasm, "host_scroll_returned")
@c
func hostScrollReturned(_ node: Int32, _ start: Double, _ direction: Double) {
    BrowserHost.receive { $0.scrollReturned(node, start, direction) }
}

/// A finger was lifted from a scroller or carousel, which moves by so many points a millisecond.
@_expose(wasm, "host_scroll_released")
@c
func hostScrollReleased(_ node: Int32, _ x: Double, _ y: Double) {
    BrowserHost.receive { $0.scrollReleased(node, x, y) }
}

/// A scroller shows what another document of the page has shown: the cell that was first in it, or a cell beside that,
/// and the distance of its top edge below the top of the scroller. The place is kept until the user scrolls.
@_expose(wasm, "host_scroll_restored")
@c
func hostScrollRestored(_ node: Int32, _ cell: Int32, _ distance: Double) {
    BrowserHost.receive { $0.scrollRestored(node, cell, distance) }
}

/// A picture is about to be drawn; milliseconds on the clock of the page.
@_expose(wasm, "host_frame")
@c
func hostFrame(_ time: Double) {
    BrowserHost.receive { $0.frame(time) }
}

/// A link or button was activated by touch, pointer or keyboard.
@_expose(wasm, "host_activated")
@c
func hostActivated(_ node: Int32) {
    BrowserHost.receive { $0.activated(node) }
}

/// The keyboard focus moved to a node, or left the engine's screen.
@_expose(wasm, "host_focused")
@c
func hostFocused(_ node: Int32) {
    BrowserHost.receive { $0.focused(node) }
}

/// A key was pressed. The result says whether the engine took it.
@_expose(wasm, "host_key")
@c
func hostKey(_ key: Int32, _ node: Int32) -> Int32 {
    BrowserHost.receive { $0.key(key, node) }
}

/// A key was pressed together with others. The result says whether the engine took it.
@_expose(wasm, "host_key_command")
@c
func hostKeyCommand(_ key: Int32, _ modifiers: Int32, _ node: Int32) -> Int32 {
    BrowserHost.receive { $0.keyCommand(key, modifiers, node) }
}

/// A menu was requested, at a place in the collection view and in the window. The result says whether the engine shows
/// one.
@_expose(wasm, "host_menu")
@c
func hostMenu(_ node: Int32, _ x: Double, _ y: Double, _ windowX: Double, _ windowY: Double) -> Int32 {
    BrowserHost.receive { $0.menu(node, x, y, windowX, windowY) }
}

/// A finger pulls a scroller beyond the start of its content.
@_expose(wasm, "host_pulled")
@c
func hostPulled(_ node: Int32, _ phase: Int32, _ distance: Double) {
    BrowserHost.receive { $0.pulled(node, phase, distance) }
}

/// A letter was typed. The result says whether the engine took it.
@_expose(wasm, "host_typed")
@c
func hostTyped(_ node: Int32, _ letter: UnsafeMutablePointer<UInt8>?, _ letterCount: Int32) -> Int32 {
    BrowserHost.receive { $0.typed(node, takeBytes(letter, letterCount)) }
}

/// The user changed what stands in a text field.
@_expose(wasm, "host_edited")
@c
func hostEdited(_ node: Int32, _ text: UnsafeMutablePointer<UInt8>?, _ textCount: Int32) {
    BrowserHost.receive { $0.edited(node, takeBytes(text, textCount)) }
}

/// A pointer moved over a surface, or did something there. The result says whether the engine took it.
@_expose(wasm, "host_pointed")
@c
func hostPointed(_ node: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ span: Double) -> Int32 {
    BrowserHost.receive { $0.pointed(node, phase, x, y, span) }
}

/// A press on a cell, at a place in the collection view and in the window. The result says whether more is to be
/// reported of it.
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
    BrowserHost.receive { $0.pressed(node, phase, details, x, y, windowX, windowY, time) }
}

/// The response to `request` or `useService`: a status of HTTP, or 0 if none came, the body, and the header fields in
/// the form of `request`. The page itself responds with 400 to a request that it refuses, with 408 where the response
/// took too long, and with 413 where it was too large. With the status 102 it is the progress of a request that goes
/// on: the body has four 64-bit floats, the bytes that were sent, all that are sent, those that were received, and all
/// that will be; a negative number stands for an unknown one.
@_expose(wasm, "host_responded")
@c
func hostResponded(
    _ token: Int32,
    _ status: Int32,
    _ body: UnsafeMutablePointer<UInt8>?,
    _ bodyCount: Int32,
    _ fields: UnsafeMutablePointer<UInt8>?,
    _ fieldsCount: Int32
) {
    BrowserHost.receive { $0.responded(token, status, takeBytes(body, bodyCount), takeBytes(fields, fieldsCount)) }
}

/// A timer ran out.
@_expose(wasm, "host_timer")
@c
func hostTimer(_ token: Int32) {
    BrowserHost.receive { $0.timer(token) }
}

/// The response to `requestPosition`: degrees, and metres by which they may be off.
@_expose(wasm, "host_located")
@c
func hostLocated(_ token: Int32, _ outcome: Int32, _ latitude: Double, _ longitude: Double, _ accuracy: Double) {
    BrowserHost.receive { $0.located(token, outcome, latitude, longitude, accuracy) }
}

/// The identifier of the user's locale, such as `de-AT-u-hc-h23`; takes effect with the next `host_environment`, or at
/// once during `load_region`.
@_expose(wasm, "host_locale")
@c
func hostLocale(_ identifier: UnsafeMutablePointer<UInt8>?, _ identifierCount: Int32) {
    BrowserHost.receive { $0.locale(takeBytes(identifier, identifierCount)) }
}

/// The offsets of local time from UTC, in seconds as 64-bit floats: the first one, and then the moment of each change
/// in seconds since 1970 and the offset from then on. Takes effect as `host_locale` does.
@_expose(wasm, "host_time_zone")
@c
func hostTimeZone(_ offsets: UnsafeMutablePointer<UInt8>?, _ offsetsCount: Int32) {
    BrowserHost.receive { $0.timeZone(takeBytes(offsets, offsetsCount)) }
}

/// A value is stored, or was removed: during `load_storage`, and when another page of the site has changed it.
@_expose(wasm, "host_stored")
@c
func hostStored(
    _ isRemoved: Int32,
    _ key: UnsafeMutablePointer<UInt8>?,
    _ keyCount: Int32,
    _ value: UnsafeMutablePointer<UInt8>?,
    _ valueCount: Int32
) {
    BrowserHost.receive { $0.stored(isRemoved, takeBytes(key, keyCount), takeBytes(value, valueCount)) }
}

/// The page is about to be printed, or has been.
@_expose(wasm, "host_printing")
@c
func hostPrinting(_ isUnderWay: Int32) {
    BrowserHost.receive { $0.printing(isUnderWay) }
}
#endif
