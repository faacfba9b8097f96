import PageServer

extension Representation {
    /// When the files were last changed, in seconds since 1970. Raise it when other samples or clips are made.
    private static let mediaChange = 1_767_225_600
    private static let mediaCacheControl = "public, max-age=86400"

    /// A file of sound, which is sent as a whole or in parts.
    ///
    /// - Complexity: O(*n*) in the number of samples.
    static func sound(_ file: WaveFile) -> Representation {
        Representation(file.bytes, type: "audio/wav", cacheControl: mediaCacheControl).changed(atSecond: mediaChange)
    }

    /// A clip in the format WebM, which is sent as a whole or in parts.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func clip(_ bytes: [UInt8]) -> Representation {
        Representation(bytes, type: "video/webm", cacheControl: mediaCacheControl).changed(atSecond: mediaChange)
    }

    /// The captions of a file of sound or of a clip.
    static func captions(_ file: CaptionFile) -> Representation {
        Representation(Array(file.text.utf8), type: "text/vtt; charset=utf-8", cacheControl: mediaCacheControl)
            .changed(atSecond: mediaChange)
    }
}
