/// Writes the sort key of a text: its primary weights, the secondary ones and the tertiary ones, divided by zeros.
///
/// Characters are decomposed, and the marks of a letter are put into their canonical order (Unicode Standard Annex #15), so that
/// texts that are canonically equivalent have one key.
struct CollationKeyWriter {
    private let order: CollationOrder
    private let options: StringComparator.Options
    private var primaries: [UInt8] = []
    private var secondaries: [UInt8] = []
    private var tertiaries: [UInt8] = []
    /// The letter that marks may follow.
    private var letter: UInt32?
    private var marks: [UInt32] = []
    /// The digits of a number without leading zeros, where ``isInNumber``.
    private var digits: [UInt8] = []
    private var isInNumber = false
    /// The primary weight before, for the mark of a long vowel.
    private var lastPrimary: UInt16 = 0

    init(_ order: CollationOrder, _ options: StringComparator.Options) {
        self.order = order
        self.options = options
    }
}

extension CollationKeyWriter {
    mutating func append(_ text: String) {
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                appendStarter(scalar.value)
            } else {
                appendDecomposed(scalar.value)
            }
        }
    }

    /// Ends the text, and returns its key.
    mutating func finish() -> [UInt8] {
        flush()
        // The smallest weight at the end changes no comparison: no other one is below it.
        while secondaries.last == CollationElement.common { secondaries.removeLast() }
        while tertiaries.last == CollationElement.common { tertiaries.removeLast() }
        return primaries + [0] + secondaries + [0] + tertiaries
    }

    private mutating func appendDecomposed(_ scalar: UInt32) {
        if let parts = order.decomposition(of: scalar) {
            appendDecomposed(parts.first)
            if parts.second != 0 { appendDecomposed(parts.second) }
        } else if order.combiningClass(scalar) != 0 {
            marks.append(scalar)
        } else if scalar >= 0x0591, scalar < 0x0900, order.isIgnored(scalar) {
            // Marks of Hebrew and Arabic without weight may stand between others, but end a number.
            if isInNumber { flush() }
        } else if marks.isEmpty, let syllable = Self.syllable(letter, scalar) {
            letter = syllable
        } else {
            appendStarter(scalar)
        }
    }

    private mutating func appendStarter(_ scalar: UInt32) {
        if options.contains(.numeric), let digit = Self.digit(scalar) {
            if !isInNumber || !marks.isEmpty { flush() }
            isInNumber = true
            if digit != 0 || !digits.isEmpty { digits.append(digit) }
        } else {
            flush()
            letter = scalar
        }
    }

    /// The Hangul syllable that two jamo make, or a syllable and a jamo (Unicode Standard, section 3.12).
    private static func syllable(_ first: UInt32?, _ second: UInt32) -> UInt32? {
        switch (first, second) {
        case (let first?, 0x1161...0x1175) where (0x1100...0x1112).contains(first):
            0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
        case (let first?, 0x11A8...0x11C2) where (0xAC00..<0xD7A4).contains(first) && (first - 0xAC00) % 28 == 0:
            first + (second - 0x11A7)
        default: nil
        }
    }

    /// Writes the letter or number, and its marks.
    private mutating func flush() {
        if isInNumber { writeNumber() }
        isInNumber = false
        orderMarks()
        if let letter { write(letter) }
        letter = nil
        for mark in marks {
            writeCharacter(mark)
            // Of the marks, those of voiced kana alone stand before the mark of a long vowel.
            if mark != 0x3099, mark != 0x309A { lastPrimary = 0 }
        }
        marks.removeAll(keepingCapacity: true)
    }

    /// Sorts the marks by their classes; those of one class stay in their order.
    private mutating func orderMarks() {
        guard marks.count > 1 else { return }
        for index in 1..<marks.count {
            let mark = marks[index]
            let combiningClass = order.combiningClass(mark)
            var place = index
            while place > 0, order.combiningClass(marks[place - 1]) > combiningClass {
                marks[place] = marks[place - 1]
                place -= 1
            }
            marks[place] = mark
        }
    }
}

extension CollationKeyWriter {
    private mutating func write(_ letter: UInt32) {
        let previous = lastPrimary
        lastPrimary = 0
        // The first mark of each class may have weights together with the letter.
        var lastClass: UInt8 = 0
        for (index, mark) in marks.enumerated() {
            let combiningClass = order.combiningClass(mark)
            if combiningClass != lastClass, let start = order.start(of: letter, with: mark) {
                write(from: start)
                marks.remove(at: index)
                return
            }
            lastClass = combiningClass
        }
        if letter == 0x30FC, let element = order.longVowel(after: previous) {
            write(element)
            // The next one stands for itself.
            lastPrimary = 0
        } else {
            writeCharacter(letter)
        }
    }

    private mutating func writeCharacter(_ scalar: UInt32) {
        if let start = order.start(of: scalar) {
            write(from: start)
        } else {
            write(CollationElement(primary: zone(of: scalar)))
            for shift: UInt32 in [16, 8, 0] { primaries.append(UInt8(truncatingIfNeeded: scalar >> shift)) }
        }
    }

    private mutating func write(from start: Int) {
        var index = start
        while true {
            let element = order.element(at: index)
            write(element)
            guard element.isContinued else { return }
            index += 1
        }
    }

    private mutating func write(_ element: CollationElement) {
        if element.primary != 0 {
            primaries.append(UInt8(truncatingIfNeeded: element.primary >> 8) + 1)
            primaries.append(UInt8(truncatingIfNeeded: element.primary))
            lastPrimary = element.primary
        }
        let ignoresAccents = options.contains(.diacriticInsensitive)
        if !ignoresAccents, element.secondary != 0 { secondaries.append(element.secondary) }
        if options.contains(.caseInsensitive) { return }
        if !ignoresAccents {
            if element.tertiary != 0 { tertiaries.append(element.tertiary) }
        } else if element.primary != 0 {
            tertiaries.append(element.letterCase)
        }
    }

    /// Writes the number of digits, and the digits.
    private mutating func writeNumber() {
        write(CollationElement(primary: order.zones.numbers))
        if digits.count < 0xFF {
            primaries.append(UInt8(digits.count))
        } else {
            primaries.append(0xFF)
            for shift in [24, 16, 8, 0] { primaries.append(UInt8(truncatingIfNeeded: digits.count >> shift)) }
        }
        primaries += digits
        digits.removeAll(keepingCapacity: true)
    }

    /// The value of a decimal digit: of European, Arabic and Persian ones, and those of full width.
    private static func digit(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 0x30...0x39: UInt8(scalar - 0x30)
        case 0x0660...0x0669: UInt8(scalar - 0x0660)
        case 0x06F0...0x06F9: UInt8(scalar - 0x06F0)
        case 0xFF10...0xFF19: UInt8(scalar - 0xFF10)
        default: nil
        }
    }

    /// The primary weight of characters that are not listed: symbols before the digits, letters of other scripts after the listed ones.
    private func zone(of scalar: UInt32) -> UInt16 {
        switch scalar {
        case 0x2100..<0x2C00, 0x2E00..<0x2E80, 0xFE10..<0xFE70, 0x1F000..<0x1FC00: order.zones.symbols
        case 0..<0x2E80, 0xAC00..<0xD7A4: order.zones.letters
        default: order.zones.rest
        }
    }
}
