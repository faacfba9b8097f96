/// Something that goes wrong on purpose, so that people and tests can see how a client takes it.
enum Fault: Equatable, Sendable {
    /// The response takes this many milliseconds longer.
    case slow(milliseconds: Int)
    /// The server fails.
    case fail
    /// The response has no content.
    case empty
    /// The response stops in the middle.
    case malformed
    /// The connection breaks.
    case offline

    /// Reads `slow`, `slow:500`, `fail`, `empty`, `malformed` or `offline`.
    init?(_ word: String) {
        let parts = word.split(separator: ":", maxSplits: 1)
        switch parts.first {
        case "slow":
            let milliseconds = parts.count > 1 ? Int(parts[1]) : 3_000
            guard let milliseconds, (0...60_000).contains(milliseconds) else { return nil }
            self = .slow(milliseconds: milliseconds)
        case "fail": self = .fail
        case "empty": self = .empty
        case "malformed": self = .malformed
        case "offline": self = .offline
        default: return nil
        }
    }
}
