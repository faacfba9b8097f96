// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

#if !arch(wasm32)
import CollectionViews

extension EventDecoder {
    /// The code of the message that switches the trace on or off.
    static var traceMessage: UInt8 { 31 }

    /// Returns the event with a code whose values a message has; `nil` if there is none.
    mutating func event(_ code: UInt8, reading message: inout MessageReader) -> HostEvent? {
        switch code {
        case 2:
            environment(
                message.number(), message.number(), message.number(), message.integer(), message.number(),
                message.number(), message.number(), message.number())
        case 3:
            lineHeight(message.integer(), message.number())
        case 4:
            started(message.block())
        case 5:
            navigated(message.block())
        case 6:
            resized(message.integer(), message.number(), message.number())
        case 7:
            measured(message.integer(), message.block())
        case 8:
            scrolled(message.integer(), message.number(), message.number())
        case 9:
            scrollEnded(message.integer())
        case 10:
            scrollReturned(message.integer(), message.number(), message.number())
        case 11:
            scrollReleased(message.integer(), message.number(), message.number())
        case 12:
            scrollRestored(message.integer(), message.integer(), message.number())
        case 13:
            frame(message.number())
        case 14:
            activated(message.integer())
        case 15:
            focused(message.integer())
        case 16:
            key(message.integer(), message.integer())
        case 17:
            keyCommand(message.integer(), message.integer(), message.integer())
        case 18:
            menu(message.integer(), message.number(), message.number(), message.number(), message.number())
        case 19:
            pulled(message.integer(), message.integer(), message.number())
        case 20:
            typed(message.integer(), message.block())
        case 21:
            edited(message.integer(), message.block())
        case 22:
            pointed(message.integer(), message.integer(), message.number(), message.number(), message.number())
        case 23:
            pressed(
                message.integer(), message.integer(), message.integer(), message.number(), message.number(),
                message.number(), message.number(), message.number())
        case 24:
            responded(message.integer(), message.integer(), message.block(), message.block())
        case 25:
            timer(message.integer())
        case 26:
            located(message.integer(), message.integer(), message.number(), message.number(), message.number())
        case 27:
            locale(message.block())
        case 28:
            timeZone(message.block())
        case 29:
            stored(message.integer(), message.block(), message.block())
        case 30:
            printing(message.integer())
        default: nil
        }
    }
}
#endif
