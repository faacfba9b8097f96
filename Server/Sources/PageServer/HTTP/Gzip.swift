import CZlib

/// Compression in the gzip format (RFC 1952), through the system's zlib.
enum Gzip {
    /// The compressed bytes, or `nil` if zlib could not compress them.
    ///
    /// - Parameters:
    ///   - bytes: What to compress.
    ///   - level: 1 for speed to 9 for size.
    static func compressed(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
        var stream = z_stream()
        // 15 bits of window; 16 more write the gzip header.
        let opened = deflateInit2_(
            &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)
        )
        guard opened == Z_OK, bytes.count <= Int32.max else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input in
            let result = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(bound)
                count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? bound - Int(stream.avail_out) : 0
            }
            return result.isEmpty ? nil : result
        }
    }
}
