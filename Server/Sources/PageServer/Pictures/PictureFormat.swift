/// The formats in which pictures are sent.
///
/// Measured on the sample pictures at 640 pixels, mean of eight, libvips 8.14 with one thread:
///
/// | format | encoder | CPU | bytes | PSNR |
/// |---|---|---|---|---|
/// | JPEG | quality 82 | 0.105 s | 44,799 | 41.1 dB |
/// | WebP | quality 80, effort 2 | 0.125 s | 24,380 | 40.5 dB |
/// | AVIF | quality 60, effort 0 | 0.130 s | 18,870 | 40.2 dB |
/// | AVIF | quality 55, effort 2 | 0.323 s | 12,812 | 39.7 dB |
///
/// AVIF at effort 0 is a quarter smaller than WebP for the same time, so it is preferred; higher efforts cost two to
/// three times as much.
enum PictureFormat: String, CaseIterable, Sendable {
    case avif, webp, jpeg
}

extension PictureFormat {
    /// The best format that a header `Accept` names. Wildcards do not count: clients that cannot show AVIF send them too.
    init(accept: String?) {
        let header = AcceptHeader(accept)
        self = Self.allCases.first { header.names("image/\($0.rawValue)") } ?? .jpeg
    }

    /// The media type.
    var mediaType: String { "image/\(rawValue)" }

    /// The options of the encoder, behind the name of a file.
    var options: String {
        switch self {
        case .avif: "[Q=60,effort=0,strip]"
        case .webp: "[Q=80,effort=2,strip]"
        case .jpeg: "[Q=82,optimize_coding,strip]"
        }
    }
}
