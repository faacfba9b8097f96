import Foundation

/// The sound of an advertisement: a chord that swells and fades, three seconds long.
struct AdvertisementSound {
    /// The number of the advertisement, from 1, which the chord depends on.
    let number: Int

    /// The samples in a second.
    static let sampleRate = 8_000
    /// The length, in seconds.
    static let duration = 3
    /// The ratios of the frequencies of a major chord.
    private static let chord = [1, 5.0 / 4, 3.0 / 2]
    /// The semitones of the major scale.
    private static let scale = [0, 2, 4, 5, 7, 9, 11]
}

extension AdvertisementSound {
    /// A file in the format WAV, with one channel of 8 bits.
    ///
    /// - Complexity: O(*n*) in the number of samples.
    var file: [UInt8] {
        let count = Self.sampleRate * Self.duration
        var bytes: [UInt8] = []
        bytes.reserveCapacity(44 + count)
        bytes += "RIFF".utf8
        bytes += Self.bytes(UInt32(36 + count))
        bytes += "WAVEfmt ".utf8
        bytes += Self.bytes(16)
        // Uncompressed samples in one channel; both numbers have 16 bits.
        bytes += [1, 0, 1, 0]
        // A sample is one byte, so that both rates are equal.
        bytes += Self.bytes(UInt32(Self.sampleRate))
        bytes += Self.bytes(UInt32(Self.sampleRate))
        bytes += [1, 0, 8, 0]
        bytes += "data".utf8
        bytes += Self.bytes(UInt32(count))
        for index in 0..<count { bytes.append(sample(index, of: count)) }
        return bytes
    }

    /// A sample, where 128 is silence.
    private func sample(_ index: Int, of count: Int) -> UInt8 {
        let time = Double(index) / Double(Self.sampleRate)
        let volume = 90 * sin(Double.pi * Double(index) / Double(count))
        var sum = 0.0
        for ratio in Self.chord { sum += sin(2 * Double.pi * baseFrequency * ratio * time) }
        return UInt8(max(0, min(255, (128 + volume * sum / Double(Self.chord.count)).rounded())))
    }

    /// The frequency of the lowest tone, in hertz.
    private var baseFrequency: Double {
        let semitone = Self.scale[number % Self.scale.count]
        return 220 * pow(2, Double(semitone) / 12)
    }

    /// The captions, in the format WebVTT.
    var captions: String {
        """
        WEBVTT

        00:00:00.000 --> 00:00:0\(Self.duration).000
        [soft music]

        """
    }

    /// A number in the order of bytes that the format has: the lowest first.
    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
