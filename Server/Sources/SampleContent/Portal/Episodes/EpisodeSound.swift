import Foundation

/// The sound of an episode: a short theme, then a tone for each syllable of what is said, higher or lower by the voice.
/// Nothing here makes speech; the tones last as long as the words of the transcript.
struct EpisodeSound: Sendable {
    let script: EpisodeScript

    /// The semitones of the theme, which is played upwards and ends in a chord.
    private static let theme = [0, 7, 4, 12]
    /// The semitones between which a voice moves.
    private static let melody = [0, 2, 4, 7, 4, 2, -3, 0]
    /// The frequencies of the voices, in hertz.
    private static let voices = [164.8, 220.0, 293.7]
}

extension EpisodeSound {
    /// The file of the sound.
    ///
    /// - Complexity: O(*n*) in the number of samples.
    var file: WaveFile {
        WaveFile(tones: script.lines.flatMap { tones(of: $0) }, duration: script.duration)
    }

    private func tones(of line: EpisodeScript.Line) -> [Tone] {
        line.speaker.isEmpty ? themeTones(of: line) : voiceTones(of: line)
    }

    private func themeTones(of line: EpisodeScript.Line) -> [Tone] {
        let step = (line.end - line.start) / Double(Self.theme.count + 2)
        var tones = Self.theme.enumerated().map { index, semitone in
            Tone(
                start: line.start + Double(index) * step, duration: step * 1.5,
                frequencies: [Self.frequency(semitone, above: 261.6)], volume: 0.4)
        }
        let chord = [0, 4, 7].map { Self.frequency($0, above: 261.6) }
        let start = line.start + Double(Self.theme.count) * step
        tones.append(Tone(start: start, duration: line.end - start, frequencies: chord, volume: 0.6))
        return tones
    }

    private func voiceTones(of line: EpisodeScript.Line) -> [Tone] {
        let base = Self.voices[line.voice % Self.voices.count]
        var tones: [Tone] = []
        var time = line.start
        for syllables in EpisodeScript.words(of: line.text) {
            for _ in 0..<syllables {
                let frequency = Self.frequency(Self.melody[tones.count % Self.melody.count], above: base)
                tones.append(
                    Tone(
                        start: time, duration: EpisodeScript.syllable, frequencies: [frequency, frequency * 2],
                        volume: 0.55))
                time += EpisodeScript.syllable
            }
            time += EpisodeScript.wordPause
        }
        return tones
    }

    private static func frequency(_ semitones: Int, above base: Double) -> Double {
        base * pow(2, Double(semitones) / 12)
    }
}
