/// The weights of all characters in a language, read from the tables.
///
/// The table of the order has one character after the other, each with the next primary weight, and marks before those that share one:
///
/// - U+0001 and U+0002: the next tertiary weight, in the other case and in the same;
/// - U+0003: all weights of the one before;
/// - U+0004: the next accent of the same letter;
/// - U+0005: the mark of a long vowel, after a kana with that vowel;
/// - U+0006 and two characters: what the root has from the one through the other, each with those that share its primary weight;
/// - U+000E, U+000F, U+0010 and U+0011: symbols that are not listed, numbers, letters that are not listed, and all that are left.
struct CollationOrder: Sendable {
    private(set) var zones = Zones()
    /// The elements of all characters. The second is that of characters without any weight; the first is none.
    private var elements = [CollationElement](repeating: CollationElement(secondary: 0, tertiary: 0), count: 2)
    /// For each slot the index of the first element, or zero for characters that are not listed.
    private var starts = [UInt16](repeating: 0, count: slotCount)
    /// For each slot the class of a combining mark, or zero.
    private var combiningClasses = [UInt8](repeating: 0, count: slotCount)
    private var decompositions: [Decomposition] = []
    private var contractions: [Contraction] = []
    private var longVowels: [CollationElement] = []
    /// The primary weight of a kana, and its vowel.
    private var vowels: [(kana: UInt16, vowel: Int)] = []

    /// The primary weights that characters without a listed weight share.
    struct Zones {
        fileprivate(set) var symbols: UInt16 = 0
        fileprivate(set) var numbers: UInt16 = 0
        fileprivate(set) var letters: UInt16 = 0
        fileprivate(set) var rest: UInt16 = 0
    }

    /// A character that is canonically equivalent to two, or to another one.
    struct Decomposition {
        let composed: UInt32
        let first: UInt32
        /// The combining mark, or zero.
        let second: UInt32
    }

    /// A letter and a mark that have weights of their own together.
    private struct Contraction {
        let first: UInt32
        let second: UInt32
        let start: Int
    }

    private init(tailoring: StaticString) {
        readDecompositions()
        readIgnored()
        let root = scalars(CollationTables.order)
        let tailoring = scalars(tailoring).split(separator: 0x12, omittingEmptySubsequences: false).map { Array($0) }
        let isTailored = tailoring.count == 4
        var reader = OrderReader()
        if isTailored {
            readTailored(tailoring[0], root, &reader)
        } else {
            read(root[...], &reader)
        }
        readMarks(isTailored && !tailoring[1].isEmpty ? tailoring[1] : scalars(CollationTables.marks))
        readExpansions(scalars(CollationTables.expansions))
        if isTailored {
            readExpansions(tailoring[2])
            readVowels(tailoring[3])
        }
    }
}

extension CollationOrder {
    private static let root = CollationOrder(tailoring: CollationTables.tailoring(.enUS))
    private static let spanish = CollationOrder(tailoring: CollationTables.tailoring(.esES))
    private static let japanese = CollationOrder(tailoring: CollationTables.tailoring(.jaJP))
    private static let arabic = CollationOrder(tailoring: CollationTables.tailoring(.ar))

    /// The order of a language. Each is read once.
    static func order(for table: LocaleTable) -> CollationOrder {
        switch table {
        case .enUS, .enGB, .deDE, .frFR: root
        case .esES: spanish
        case .jaJP: japanese
        case .arEG, .ar: arabic
        }
    }
}

// MARK: - Looking up

extension CollationOrder {
    /// The index of the first element of a character, or `nil` for one that is not listed.
    func start(of scalar: UInt32) -> Int? {
        guard let slot = Self.slot(scalar), starts[slot] != 0 else { return nil }
        return Int(starts[slot])
    }

    /// The same for a letter with a mark that has weights of its own together with it.
    func start(of first: UInt32, with second: UInt32) -> Int? {
        contractions.first { $0.first == first && $0.second == second }?.start
    }

    /// Whether a character is listed, and has no weight.
    func isIgnored(_ scalar: UInt32) -> Bool { start(of: scalar) == Self.ignoredStart }

    /// The element at an index. Where it is continued, the next one belongs to the same character.
    func element(at index: Int) -> CollationElement { elements[index] }

    /// The element of the mark of a long vowel after a kana.
    func longVowel(after primary: UInt16) -> CollationElement? {
        guard let found = vowels.first(where: { $0.kana == primary }) else { return nil }
        return longVowels[found.vowel]
    }

    /// The class of a combining mark, by which marks of one letter are ordered; zero for what is none.
    func combiningClass(_ scalar: UInt32) -> UInt8 { Self.slot(scalar).map { combiningClasses[$0] } ?? 0 }

    /// What a character is equivalent to.
    func decomposition(of scalar: UInt32) -> Decomposition? {
        var (low, high) = (0, decompositions.count)
        while low < high {
            let middle = (low + high) / 2
            if decompositions[middle].composed < scalar { low = middle + 1 } else { high = middle }
        }
        return low < decompositions.count && decompositions[low].composed == scalar ? decompositions[low] : nil
    }

    private static let ignoredStart = 1
    private static let slotCount = 0x3100 + 0x60

    /// Where a character is in the lists: those before the CJK ideographs' blocks, and the Latin characters of full width.
    private static func slot(_ scalar: UInt32) -> Int? {
        if scalar < 0x3100 { return Int(scalar) }
        return scalar >= 0xFF00 && scalar < 0xFF60 ? Int(scalar - 0xFF00) + 0x3100 : nil
    }
}

// MARK: - Reading

/// The weights of the character that is read next.
private struct OrderReader {
    var element = CollationElement()
    var accents: UInt8 = 0
    /// Whether the next character has the primary weight of the last one.
    var isJoined = false

    mutating func startPrimary() {
        element = CollationElement(primary: element.primary + 1)
        accents = 0
    }
}

/// The characters of a table.
private func scalars(_ text: StaticString) -> [UInt32] {
    String(decoding: TableText(text).bytes, as: UTF8.self).unicodeScalars.map { $0.value }
}

extension CollationOrder {
    private mutating func add(_ scalar: UInt32, _ element: CollationElement) {
        guard let slot = Self.slot(scalar) else { return }
        starts[slot] = UInt16(elements.count)
        elements.append(element)
        if let parts = decomposition(of: scalar) {
            contractions.append(Contraction(first: parts.first, second: parts.second, start: elements.count - 1))
        }
    }

    private mutating func readTailored(_ text: [UInt32], _ root: [UInt32], _ reader: inout OrderReader) {
        var rest = text[...]
        while let scalar = rest.first {
            guard scalar == 0x06 else {
                let end = rest.firstIndex(of: 0x06) ?? rest.endIndex
                read(rest[..<end], &reader)
                rest = rest[end...]
                continue
            }
            let (first, last) = (rest[rest.startIndex + 1], rest[rest.startIndex + 2])
            if let start = root.firstIndex(of: first), var end = root.firstIndex(of: last) {
                end += 1
                // With those that share the primary weight of the last.
                while end + 1 < root.count, (0x01...0x04).contains(root[end]) { end += 2 }
                read(root[start..<end], &reader)
            }
            rest = rest.dropFirst(3)
        }
    }

    private mutating func read(_ text: ArraySlice<UInt32>, _ reader: inout OrderReader) {
        for scalar in text {
            let isJoined = reader.isJoined
            reader.isJoined = (0x01...0x04).contains(scalar)
            switch scalar {
            case 0x01, 0x02:
                reader.element.tertiary += 2
                if scalar == 0x01 { reader.element.letterCase = reader.element.letterCase == 2 ? 3 : 2 }
            case 0x03: break
            case 0x04:
                reader.element = CollationElement(
                    primary: reader.element.primary, secondary: CollationElement.ownAccents + reader.accents)
                reader.accents += 1
            case 0x05:
                reader.startPrimary()
                reader.element.letterCase = 1
                longVowels.append(reader.element)
            case 0x0E, 0x0F, 0x10, 0x11:
                reader.startPrimary()
                setZone(scalar, reader.element.primary)
            default:
                if !isJoined { reader.startPrimary() }
                add(scalar, reader.element)
            }
        }
    }

    private mutating func setZone(_ mark: UInt32, _ primary: UInt16) {
        switch mark {
        case 0x0E: zones.symbols = primary
        case 0x0F: zones.numbers = primary
        case 0x10: zones.letters = primary
        default: zones.rest = primary
        }
    }

    /// Reads combining marks, in the order of their secondary weights; after U+0004 those that have a tertiary weight alone.
    private mutating func readMarks(_ text: [UInt32]) {
        var element = CollationElement(secondary: CollationElement.marks)
        var isJoined = false
        for scalar in text {
            switch scalar {
            case 0x02: element.tertiary += 2
            case 0x03: break
            case 0x04:
                element.secondary = 0
                element.tertiary = CollationElement.faintMarks
            default:
                if !isJoined {
                    element.secondary += 1
                    element.tertiary = CollationElement.common
                }
                add(scalar, element)
            }
            isJoined = (0x02...0x04).contains(scalar)
        }
        readCombiningClasses(text)
    }

    /// Reads the classes of combining marks: those without one, and those of each class, divided by U+0001. The marks of the class that
    /// has none listed are all others.
    private mutating func readCombiningClasses(_ marks: [UInt32]) {
        let classes = scalars(CollationTables.combiningClasses).split(separator: 0x01, omittingEmptySubsequences: false)
        let common = UInt8(classes.lastIndex(where: { $0.isEmpty }) ?? 0)
        // Combining Latin letters follow others as marks do, but have primary weights.
        for mark in marks + Array(0x0363...0x036F) {
            if let slot = Self.slot(mark), mark > 0x04 { combiningClasses[slot] = common }
        }
        for (index, marks) in classes.enumerated() {
            for mark in marks {
                if let slot = Self.slot(mark) { combiningClasses[slot] = UInt8(index) }
            }
        }
    }

    /// Reads characters that have the weights of several: the character, and those that it stands for, up to U+0001. U+0002 follows one
    /// whose tertiary weight is the one after, and U+0004 one with an accent of its own.
    private mutating func readExpansions(_ text: [UInt32]) {
        for entry in text.split(separator: 0x01) {
            var parts: [CollationElement] = []
            for scalar in entry.dropFirst() {
                switch scalar {
                case 0x02: parts[parts.count - 1].tertiary += 1
                case 0x04: parts[parts.count - 1].secondary = CollationElement.ownAccents
                default:
                    // What it stands for has one element each.
                    if let start = start(of: scalar) { parts.append(elements[start]) }
                }
            }
            guard let scalar = entry.first, let slot = Self.slot(scalar), !parts.isEmpty else { continue }
            for index in parts.indices { parts[index].isContinued = index < parts.count - 1 }
            starts[slot] = UInt16(elements.count)
            if let composed = decomposition(of: scalar) {
                contractions.append(Contraction(first: composed.first, second: composed.second, start: elements.count))
            }
            elements += parts
            if parts[0].primary == 0, let mark = entry.dropFirst().first {
                combiningClasses[slot] = combiningClass(mark)
            }
        }
    }

    /// Reads the kana with each vowel, divided by U+0003.
    private mutating func readVowels(_ text: [UInt32]) {
        for (vowel, kana) in text.split(separator: 0x03).enumerated() where vowel < longVowels.count {
            for scalar in kana {
                if let start = start(of: scalar) { vowels.append((kana: elements[start].primary, vowel: vowel)) }
            }
        }
    }

    /// Reads decompositions: after U+0001 the first character of a run, then for each of the run the character that it begins with, and
    /// before it the mark, where that is another one than before; U+0002 for none. A hyphen stands for one that is not decomposed.
    private mutating func readDecompositions() {
        var composed: UInt32 = 0
        var second: UInt32 = 0
        var isStart = false
        for scalar in scalars(CollationTables.decompositions) {
            if isStart {
                composed = scalar
                isStart = false
            } else if scalar == 0x01 {
                isStart = true
            } else if scalar == 0x02 {
                second = 0
            } else if Self.isMark(scalar) {
                second = scalar
            } else {
                if scalar != 0x2D {
                    decompositions.append(Decomposition(composed: composed, first: scalar, second: second))
                }
                composed += 1
            }
        }
    }

    /// Whether a character is one of the combining marks of which others are composed.
    private static func isMark(_ scalar: UInt32) -> Bool {
        0x0300...0x036F ~= scalar || 0x0653...0x0655 ~= scalar || 0x3099...0x309A ~= scalar
    }

    /// Reads the first and the last of each range of characters that have no weight.
    private mutating func readIgnored() {
        let bounds = scalars(CollationTables.ignored)
        for index in stride(from: 0, to: bounds.count - 1, by: 2) {
            for scalar in bounds[index]...bounds[index + 1] {
                if let slot = Self.slot(scalar) { starts[slot] = UInt16(Self.ignoredStart) }
            }
        }
    }
}
