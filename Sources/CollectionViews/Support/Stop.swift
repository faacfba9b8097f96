/// Stops the program because of a programmer's mistake, with a message that names what it concerns.
///
/// The messages of Embedded Swift's traps are constants. There the message is printed before the trap: the C runtime passes
/// printed lines to the host's log.
func stop(_ message: String) -> Never {
    #if hasFeature(Embedded)
    print(message)
    fatalError()
    #else
    fatalError(message)
    #endif
}
