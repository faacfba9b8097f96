/// Takes documents of the malformed corpus from the host and reports what becomes of each, line by line.
enum CorpusChecks {
    nonisolated(unsafe) private static var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    /// Memory for the name of a document and the document, valid until the next call.
    static func makeBuffer(count: Int) -> UnsafeMutablePointer<UInt8>? {
        buffer.deallocate()
        buffer = .allocate(capacity: max(count, 1))
        return buffer.baseAddress
    }

    /// Reports the document in the buffer.
    static func run(nameCount: Int, documentCount: Int) {
        let name = String(decoding: buffer[..<nameCount], as: UTF8.self)
        let bytes = Array(buffer[nameCount..<(nameCount + documentCount)])
        for line in CorpusReport.lines(name: name, bytes: bytes) { Checker.log(line) }
    }
}

#if arch(wasm32)
@_expose(wasm, "corpus_buffer")
@c
func corpusBuffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    CorpusChecks.makeBuffer(count: Int(count))
}

@_expose(wasm, "check_document")
@c
func checkDocument(_ nameCount: Int32, _ documentCount: Int32) {
    CorpusChecks.run(nameCount: Int(nameCount), documentCount: Int(documentCount))
}
#endif
