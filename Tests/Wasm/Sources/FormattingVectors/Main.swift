import CRuntime
import CollectionFormatting

/// The vectors of formatting as one WebAssembly module: the host hands over a value and its options, see
/// `Tests/Wasm/run-formatting.mjs`, and compares the text.
enum Formatting {
    nonisolated(unsafe) private static var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// The locale, the style, and the options.
    nonisolated(unsafe) private static var words: [String] = []
    nonisolated(unsafe) private static var elements: [String] = []

    static func makeBuffer(count: Int) -> UnsafeMutablePointer<UInt8>? {
        buffer.deallocate()
        buffer = .allocate(capacity: max(count, 1))
        return buffer.baseAddress
    }

    private static func takeText(_ count: Int) -> String { String(decoding: Array(buffer[..<count]), as: UTF8.self) }

    static func addWord(count: Int) { words.append(takeText(count)) }

    static func addElement(count: Int) { elements.append(takeText(count)) }

    /// Writes the text to a new buffer, and returns its length.
    static func format(_ number: Double) -> Int {
        let vector = FormattingVector(style: words[1], number: number, list: elements, options: Array(words[2...]))
        let text = Array(vector.text(Locale(identifier: words[0])).utf8)
        words = []
        elements = []
        _ = makeBuffer(count: text.count)
        _ = buffer.update(fromContentsOf: text)
        return text.count
    }

    static var address: UnsafeMutablePointer<UInt8>? { buffer.baseAddress }
}

@main
struct Main {
    static func main() {}
}

#if arch(wasm32)
@_expose(wasm, "text_buffer")
@c
func textBuffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Formatting.makeBuffer(count: Int(count)) }

@_expose(wasm, "add_word")
@c
func addWord(_ count: Int32) { Formatting.addWord(count: Int(count)) }

@_expose(wasm, "add_element")
@c
func addElement(_ count: Int32) { Formatting.addElement(count: Int(count)) }

@_expose(wasm, "format_vector")
@c
func formatVector(_ number: Double) -> Int32 { Int32(Formatting.format(number)) }

@_expose(wasm, "text_address")
@c
func textAddress() -> UnsafeMutablePointer<UInt8>? { Formatting.address }
#endif
