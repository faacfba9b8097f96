// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

#if !arch(wasm32)
import CollectionViews

extension EventDecoder {
    /// The code of the message that switches the trace on or off.
    static var traceMessage: UInt8 { 30 }

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
            frame(message.number())
        case 13:
            activated(message.integer())
        case 14:
            focused(message.integer())
        case 15:
            key(message.integer(), message.integer())
        case 16:
            keyCommand(message.integer(), message.integer(), message.integer())
        case 17:
            menu(message.integer(), message.number(), message.number(), message.number(), message.number())
        case 18:
            pulled(message.integer(), message.integer(), message.number())
        case 19:
            typed(message.integer(), message.block())
        case 20:
            edited(message.integer(), message.block())
        case 21:
            pointed(message.integer(), message.integer(), message.number(), message.number(), message.number())
        case 22:
            pressed(
                message.integer(), message.integer(), message.integer(), message.number(), message.number(),
                message.number(), message.number(), message.number())
        case 23:
            responded(message.integer(), message.integer(), message.block(), message.block())
        case 24:
            timer(message.integer())
        case 25:
            located(message.integer(), message.integer(), message.number(), message.number(), message.number())
        case 26:
            locale(message.block())
        case 27:
            timeZone(message.block())
        case 28:
            stored(message.integer(), message.block(), message.block())
        case 29:
            printing(message.integer())
        default: nil
        }
    }
}
#endif
