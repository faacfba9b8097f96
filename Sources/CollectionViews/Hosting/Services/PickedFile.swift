/// A file that the user has picked, with its content.
public struct PickedFile: Equatable, Sendable {
    /// The name with its extension, without the folder.
    public var name: String
    /// The media type that the browser infers from the name, such as `image/png`; empty if it knows none.
    public var type: String
    /// The content.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, type: String, bytes: [UInt8]) {
        self.name = name
        self.type = type
        self.bytes = bytes
    }
}

extension PickedFile {
    /// Reads files as they cross from the page: of each its name, U+0000, its type, U+0000, the number of its bytes in digits, U+0000
    /// and the bytes. Returns `nil` if they are not in this form.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func decoded(_ encoded: [UInt8]) -> [PickedFile]? {
        var files: [PickedFile] = []
        var start = 0
        while start < encoded.count {
            guard let nameEnd = encoded[start...].firstIndex(of: 0),
                let typeEnd = encoded[(nameEnd + 1)...].firstIndex(of: 0),
                let countEnd = encoded[(typeEnd + 1)...].firstIndex(of: 0),
                let count = number(encoded[(typeEnd + 1)..<countEnd]), count < encoded.count - countEnd
            else { return nil }
            let end = countEnd + 1 + count
            files.append(
                PickedFile(
                    name: String(decoding: encoded[start..<nameEnd], as: UTF8.self),
                    type: String(decoding: encoded[(nameEnd + 1)..<typeEnd], as: UTF8.self),
                    bytes: Array(encoded[(countEnd + 1)..<end])))
            start = end
        }
        return files
    }

    /// The number that digits stand for; at most nine, so that it is no more than an `Int` of 32 bits holds.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...9).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }
}
