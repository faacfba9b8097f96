#if !arch(wasm32)
/// Reads the values of one message of a page: numbers as 64-bit floats, and bytes after their number as a 32-bit integer,
/// all of them little-endian.
///
/// A message that ends early is defective: each further value is 0 or empty, and ``isDefective`` says so.
struct MessageReader {
    private let bytes: [UInt8]
    private var position = 0
    /// Whether a value was read that the message does not have, or one that is no value of its kind.
    private(set) var isDefective = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether all values were read and each was there.
    var isComplete: Bool { position == bytes.count && !isDefective }

    mutating func byte() -> UInt8 { value(UInt8.self, default: 0) }

    mutating func word() -> UInt32 { UInt32(littleEndian: value(UInt32.self, default: 0)) }

    mutating func number() -> Double { Double(bitPattern: UInt64(littleEndian: value(UInt64.self, default: 0))) }

    /// A number that the wire has as an integer.
    mutating func integer() -> Int32 {
        let number = number()
        if let integer = Int32(exactly: number) { return integer }
        isDefective = true
        return 0
    }

    mutating func block() -> [UInt8] {
        let count = Int(word())
        guard count <= bytes.count - position else {
            isDefective = true
            return []
        }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    private mutating func value<Value: BitwiseCopyable>(_ type: Value.Type, default missing: Value) -> Value {
        guard MemoryLayout<Value>.size <= bytes.count - position else {
            isDefective = true
            return missing
        }
        defer { position += MemoryLayout<Value>.size }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: type) }
    }
}
#endif
