// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// A service of the system around a page. Several values in an argument are separated by U+0000.
public enum HostService: UInt8, Hashable, Sendable, CaseIterable {
    /// Responds once the page is no longer what the argument says, "visible" or "hidden".
    case visibility = 0
    /// Puts the argument, a text, on the clipboard.
    case copy = 1
    /// Reads the text on the clipboard, which is the body of the response. The argument is the largest number of bytes
    /// of it.
    case paste = 2
    /// Shows the share sheet. The argument has an address, a title and a text.
    case share = 3
    /// Lets the user pick files. The argument has the allowed types with commas between them, "1" for several files or
    /// "0" for one, and the largest number of bytes of all of them. The body of the response has of each file its name,
    /// U+0000, its type, U+0000, the number of its bytes, U+0000 and the bytes.
    case pickFiles = 4
}
