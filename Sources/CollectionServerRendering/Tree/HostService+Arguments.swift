package import CollectionViews

// The arguments and responses of services, as hosts in memory read and write them. `Web/system-services.js` does so in a page.

extension ShareContent {
    /// Reads the argument of ``HostService/share``: an address, a title and a text.
    package init(argument: String) {
        let values = argument.utf8.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        self.init(
            title: values.count > 1 ? values[1] : "", text: values.count > 2 ? values[2] : "", url: values[0])
    }
}

extension FilePickerConfiguration {
    /// Reads the argument of ``HostService/pickFiles``; `nil` if it has another form.
    package init?(argument: String) {
        let values = argument.utf8.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard values.count == 3, let limit = Int(values[2]) else { return nil }
        self.init(
            allowedTypes: values[0].split(separator: ",").map { String($0) },
            allowsMultipleSelection: values[1] == "1", maximumBytes: limit)
    }
}

extension PickedFile {
    /// Writes files as they cross from a page: of each its name, U+0000, its type, U+0000, the number of its bytes, U+0000 and the bytes.
    package static func encoded(_ files: [PickedFile]) -> [UInt8] {
        var encoded: [UInt8] = []
        for file in files {
            encoded += Array("\(file.name)\0\(file.type)\0\(file.bytes.count)\0".utf8)
            encoded += file.bytes
        }
        return encoded
    }
}

extension HostCommand {
    /// The number of the response that a host reports with the status 400 where it refuses the command; `nil` for a command without
    /// a response.
    package var refusedToken: Int? {
        switch self {
        case .request(let token, _), .useService(let token, _, _): token
        default: nil
        }
    }
}
