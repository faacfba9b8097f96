import Foundation

/// Sound as a file in the format WAV, with one channel of 8 bits.
struct WaveFile: Equatable, Sendable {
    /// The samples in a second.
    static let sampleRate = 8_000

    /// The samples, of which 128 is silence.
    let samples: [UInt8]
}

extension WaveFile {
    /// A file of levels from -1 to 1, of which 0 is silence; what is beyond becomes the nearest.
    ///
    /// - Complexity: O(*n*) in the number of levels.
    init(levels: [Double]) {
        samples = levels.map { UInt8(max(0, min(255, (128 + 127 * $0).rounded()))) }
    }

    /// The length, in seconds.
    var duration: Double { Double(samples.count) / Double(Self.sampleRate) }

    /// The bytes of the file.
    ///
    /// - Complexity: O(*n*) in the number of samples.
    var bytes: [UInt8] {
        let count = samples.count
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
        bytes += samples
        return bytes
    }

    /// A number in the order of bytes that the format has: the lowest first.
    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}

/// A tone that swells and fades.
struct Tone: Equatable, Sendable {
    /// When it begins, in seconds.
    var start: Double
    /// Its length, in seconds.
    var duration: Double
    /// The frequencies that sound together, in hertz.
    var frequencies: [Double]
    /// Its level at its loudest, from 0 to 1.
    var volume: Double
}

extension WaveFile {
    /// A file of tones, which may sound at the same time.
    ///
    /// - Parameters:
    ///   - tones: The tones; what they have beyond the end is left out.
    ///   - duration: The length, in seconds.
    /// - Complexity: O(*n*) in the number of samples of all tones.
    init(tones: [Tone], duration: Double) {
        let rate = Double(Self.sampleRate)
        var levels = [Double](repeating: 0, count: max(0, Int(duration * rate)))
        for tone in tones {
            let (first, count) = (Int(tone.start * rate), Int(tone.duration * rate))
            guard first >= 0, count > 0, !tone.frequencies.isEmpty else { continue }
            for index in 0..<count where first + index < levels.count {
                let time = Double(index) / rate
                let volume = tone.volume * sin(Double.pi * Double(index) / Double(count))
                var sum = 0.0
                for frequency in tone.frequencies { sum += sin(2 * Double.pi * frequency * time) }
                levels[first + index] += volume * sum / Double(tone.frequencies.count)
            }
        }
        self.init(levels: levels)
    }
}
