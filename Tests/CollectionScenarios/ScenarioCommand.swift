/// What a script tells a screen to do: a word and numbers, written as a path such as `/do/insert/3/0`.
struct ScenarioCommand {
    private let word: [UInt8]
    private let numbers: [Int]

    /// Reads a path. Parts that are no numbers are 0.
    init(path: String) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        word = parts.count > 1 ? parts[1] : []
        numbers = parts.dropFirst(2).map { part in
            part.reduce(0) { (48...57).contains($1) ? $0 * 10 + Int($1) - 48 : $0 }
        }
    }

    /// Whether the word is a certain one. Words are compared by bytes, which needs no Unicode tables.
    func isNamed(_ name: String) -> Bool { word == Array(name.utf8) }

    /// A number by its position; 0 where there is none.
    subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

    /// Whether the number at a position requests a movement.
    func isAnimated(_ index: Int) -> Bool { self[index] == 1 }
}
