extension HostModifiers {
    /// Whether the key is held that takes one thing more: command on a Mac, control elsewhere. Either counts everywhere.
    public var addsToSelection: Bool { contains(.control) || contains(.command) }
}
