/// Which files ``HostContext/pickFiles(_:then:)`` lets the user pick.
public struct FilePickerConfiguration: Equatable, Sendable {
    /// The media types and extensions that are offered, such as `image/*`, `application/pdf` and `.csv`; empty for all.
    ///
    /// Users can pick other files nevertheless: look at ``PickedFile/type`` and at the bytes.
    public var allowedTypes: [String]
    /// Whether the user can pick more than one file.
    public var allowsMultipleSelection: Bool
    /// The size of all picked files together, in bytes. More is an error, ``FilePickerError/tooLarge(limit:)``.
    public var maximumBytes: Int

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - allowedTypes: The media types and extensions that are offered; empty for all.
    ///   - allowsMultipleSelection: Whether the user can pick more than one file.
    ///   - maximumBytes: The size of all picked files together, in bytes. The default is 4 MiB.
    public init(
        allowedTypes: [String] = [], allowsMultipleSelection: Bool = false, maximumBytes: Int = 4 << 20
    ) {
        self.allowedTypes = allowedTypes
        self.allowsMultipleSelection = allowsMultipleSelection
        self.maximumBytes = maximumBytes
    }
}

extension FilePickerConfiguration {
    /// The types, `1` for several files, and the limit, as they cross to the page.
    var argument: String {
        var types = ""
        for type in allowedTypes { types += types.utf8.isEmpty ? type : "," + type }
        return types + (allowsMultipleSelection ? "\0" + "1" + "\0" : "\0" + "0" + "\0") + "\(maximumBytes)"
    }
}
