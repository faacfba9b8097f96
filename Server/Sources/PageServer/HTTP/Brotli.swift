import CBrotli

/// Compression in Brotli's format (RFC 7932), through the system's encoder.
enum Brotli {
    /// The compressed bytes, or `nil` if the encoder could not compress them.
    ///
    /// - Parameters:
    ///   - bytes: What to compress.
    ///   - quality: 0 for speed to 11 for size.
    static func compressed(_ bytes: [UInt8], quality: Int32) -> [UInt8]? {
        // The bound is 0 for inputs that are too long to have one.
        let bound = BrotliEncoderMaxCompressedSize(bytes.count)
        guard bound > 0 else { return nil }
        let result = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = bound
            let isDone = BrotliEncoderCompress(
                quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &count, output.baseAddress
            )
            if isDone == 0 { count = 0 }
        }
        return result.isEmpty ? nil : result
    }
}
