import Foundation

/// The sound of an advertisement: a chord that swells and fades, three seconds long.
struct AdvertisementSound {
    /// The number of the advertisement, from 1, which the chord depends on.
    let number: Int

    /// The length, in seconds.
    static let duration = 3.0
    /// The ratios of the frequencies of a major chord.
    private static let chord = [1, 5.0 / 4, 3.0 / 2]
    /// The semitones of the major scale.
    private static let scale = [0, 2, 4, 5, 7, 9, 11]
}

extension AdvertisementSound {
    /// The file of the sound.
    ///
    /// - Complexity: O(*n*) in the number of samples.
    var file: WaveFile {
        let frequencies = Self.chord.map { baseFrequency * $0 }
        let tone = Tone(start: 0, duration: Self.duration, frequencies: frequencies, volume: 0.71)
        return WaveFile(tones: [tone], duration: Self.duration)
    }

    /// The captions of the sound.
    var captions: CaptionFile {
        CaptionFile(cues: [CaptionFile.Cue(start: 0, end: Self.duration, text: "[soft music]")])
    }

    /// The frequency of the lowest tone, in hertz.
    private var baseFrequency: Double {
        let semitone = Self.scale[number % Self.scale.count]
        return 220 * pow(2, Double(semitone) / 12)
    }
}
