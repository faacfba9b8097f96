// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// A key that the engine may act upon.
public enum Key: UInt8, Hashable, Sendable, CaseIterable {
    /// Leaves what is open.
    case escape = 0
    /// Activates.
    case enter = 1
    /// Activates or pages.
    case space = 2
    /// Arrow to the left.
    case left = 3
    /// Arrow to the right.
    case right = 4
    /// Arrow upwards.
    case up = 5
    /// Arrow downwards.
    case down = 6
    /// To the beginning.
    case home = 7
    /// To the end.
    case end = 8
    /// One window back.
    case pageUp = 9
    /// One window on.
    case pageDown = 10
    /// Takes away what holds the focus: Delete, or Backspace, which is where some keyboards have it.
    case delete = 11
    /// Selects everything: control or command with A.
    case selectAll = 12
    /// Takes the last change back: control or command with Z.
    case undo = 13
    /// Makes the last change again that was taken back.
    case redo = 14
}
