extension HostModifiers {
    /// Whether the key that extends a selection is pressed: Command on a Mac, Control elsewhere. Both count on every
    /// system.
    public var addsToSelection: Bool { contains(.control) || contains(.command) }
}
