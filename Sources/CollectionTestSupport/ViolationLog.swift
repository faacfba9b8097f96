import Testing

/// What a host has refused: each line fails the test that is running, unless the test expects it.
struct ViolationLog {
    /// The lines that no test has expected, oldest first.
    private(set) var lines: [String] = []
    /// Where the host was made: failures are reported there.
    let location: SourceLocation
    private var expected: [String]?

    /// Creates an empty log.
    init(at location: SourceLocation) {
        self.location = location
    }
}

extension ViolationLog {
    mutating func note(_ line: String) {
        if expected != nil {
            expected?.append(line)
            return
        }
        lines.append(line)
        // A mistake in a loop says the same over and over.
        if lines.count <= 20 { Issue.record("\(line)", sourceLocation: location) }
    }

    /// Begins to expect lines. Returns those that were expected before, for ``endExpecting(_:)``.
    mutating func beginExpecting() -> [String]? {
        defer { expected = [] }
        return expected
    }

    /// Returns the lines since the beginning, which also belong to what was expected before.
    mutating func endExpecting(_ outer: [String]?) -> [String] {
        let noted = expected ?? []
        expected = outer.map { $0 + noted }
        return noted
    }
}
