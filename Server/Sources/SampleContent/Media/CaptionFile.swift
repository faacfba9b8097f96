/// Captions in the format WebVTT.
struct CaptionFile: Equatable, Sendable {
    /// What is heard, in the order in which it is.
    let cues: [Cue]

    /// What is heard for a time.
    struct Cue: Equatable, Sendable {
        /// When it begins, in seconds.
        var start: Double
        /// When it ends, in seconds.
        var end: Double
        /// Who speaks; empty for what is no speech.
        var speaker = ""
        /// What is said, or a sound in brackets.
        var text: String
    }
}

extension CaptionFile {
    /// The text of the file.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    var text: String {
        cues.reduce("WEBVTT\n") { text, cue in
            let voice = cue.speaker.isEmpty ? "" : "<v \(Self.escaped(cue.speaker))>"
            return text + "\n\(Self.time(cue.start)) --> \(Self.time(cue.end))\n\(voice)\(Self.escaped(cue.text))\n"
        }
    }

    /// The text of all cues, each after the name of its speaker.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    var transcript: String {
        cues.map { $0.speaker.isEmpty ? $0.text : "\($0.speaker): \($0.text)" }.joined(separator: " ")
    }

    /// A moment such as `00:01:02.500`.
    private static func time(_ seconds: Double) -> String {
        let milliseconds = Int((seconds * 1_000).rounded())
        let parts = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1_000 % 60]
        let clock = parts.map { padded($0, to: 2) }.joined(separator: ":")
        return clock + "." + padded(milliseconds % 1_000, to: 3)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// A text without the characters that begin tags and references.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
