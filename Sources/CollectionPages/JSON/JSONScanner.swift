/// Reads a JSON text into a tape, from front to back, with an explicit stack.
struct JSONScanner {
    /// Why scanning stopped, and where.
    enum Failure: Error {
        case defect(JSONDefect, offset: Int)
        case depth(offset: Int)
        case values(offset: Int)
    }

    private enum Expectation {
        case value, firstElement, firstName, name, commaOrEnd
    }

    let limits: JSONLimits
    private(set) var nodes: [JSONNode] = []
    private(set) var duplicateNames: [Int] = []
    private var open: [Int] = []
    private var valueCount = 0
    private var position = 0

    init(limits: JSONLimits) {
        self.limits = limits
        nodes.reserveCapacity(256)
    }
}

extension JSONScanner {
    mutating func scan(_ bytes: Span<UInt8>) throws(Failure) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            throw .defect(.byteOrderMark, offset: 0)
        }
        skipSpace(bytes)
        guard position < bytes.count else { throw .defect(.empty, offset: 0) }
        var expectation = Expectation.value
        repeat {
            skipSpace(bytes)
            guard position < bytes.count else { throw .defect(.unexpectedEnd, offset: position) }
            expectation = try step(bytes, expecting: expectation)
        } while !open.isEmpty
        skipSpace(bytes)
        if position < bytes.count { throw .defect(.trailingBytes, offset: position) }
    }

    private mutating func step(_ bytes: Span<UInt8>, expecting: Expectation) throws(Failure) -> Expectation {
        let byte = bytes[position]
        switch expecting {
        case .value:
            return try scanValue(bytes)
        case .firstElement:
            if byte == UInt8(ascii: "]") { return close(bytes) }
            return try scanValue(bytes)
        case .firstName where byte == UInt8(ascii: "}"):
            return close(bytes)
        case .firstName, .name:
            guard byte == UInt8(ascii: "\"") else { throw .defect(.expectedName, offset: position) }
            try scanString(bytes)
            skipSpace(bytes)
            guard position < bytes.count else { throw .defect(.unexpectedEnd, offset: position) }
            guard bytes[position] == UInt8(ascii: ":") else { throw .defect(.expectedColon, offset: position) }
            position += 1
            return .value
        case .commaOrEnd:
            let isObject = open.last.map { nodes[$0].kind == .object } ?? false
            if byte == UInt8(ascii: ",") {
                position += 1
                return isObject ? .name : .value
            }
            guard byte == UInt8(ascii: isObject ? "}" : "]") else {
                throw .defect(.expectedCommaOrEnd, offset: position)
            }
            return close(bytes)
        }
    }

    private mutating func scanValue(_ bytes: Span<UInt8>) throws(Failure) -> Expectation {
        valueCount += 1
        guard valueCount <= limits.valueCount else { throw .values(offset: position) }
        if let container = open.last { nodes[container].count += 1 }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            try openContainer(.object)
            return .firstName
        case UInt8(ascii: "["):
            try openContainer(.array)
            return .firstElement
        case UInt8(ascii: "\""):
            try scanString(bytes)
        case UInt8(ascii: "t"):
            try scanWord("true", .true, bytes)
        case UInt8(ascii: "f"):
            try scanWord("false", .false, bytes)
        case UInt8(ascii: "n"):
            try scanWord("null", .null, bytes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try scanNumber(bytes)
        default:
            throw .defect(.expectedValue, offset: position)
        }
        return .commaOrEnd
    }

    private mutating func openContainer(_ kind: JSONNode.Kind) throws(Failure) {
        guard open.count < limits.depth else { throw .depth(offset: position) }
        open.append(nodes.count)
        nodes.append(JSONNode(kind: kind, start: UInt32(position), count: 0, end: 0))
        position += 1
    }

    private mutating func close(_ bytes: Span<UInt8>) -> Expectation {
        position += 1
        guard let container = open.popLast() else { return .commaOrEnd }
        nodes[container].end = UInt32(nodes.count)
        if nodes[container].kind == .object {
            findDuplicateNames(ofObjectAt: container, bytes)
        }
        return .commaOrEnd
    }

    private mutating func scanWord(
        _ word: StaticString, _ kind: JSONNode.Kind, _ bytes: Span<UInt8>
    ) throws(Failure) {
        let start = position
        for index in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count else { throw .defect(.unexpectedEnd, offset: position) }
            guard bytes[position] == word.utf8Start[index] else { throw .defect(.expectedValue, offset: start) }
            position += 1
        }
        append(kind, start: start, count: position - start)
    }

    private mutating func scanNumber(_ bytes: Span<UInt8>) throws(Failure) {
        let start = position
        let (length, isInteger) = try JSONNumber.scan(bytes, from: start)
        position += length
        append(isInteger ? .integer : .otherNumber, start: start, count: length)
    }

    private mutating func scanString(_ bytes: Span<UInt8>) throws(Failure) {
        let start = position + 1
        let (end, hasEscapes) = try JSONText.scan(bytes, from: start)
        position = end + 1
        append(hasEscapes ? .escapedString : .string, start: start, count: end - start)
    }

    private mutating func append(_ kind: JSONNode.Kind, start: Int, count: Int) {
        let end = UInt32(nodes.count + 1)
        nodes.append(JSONNode(kind: kind, start: UInt32(start), count: UInt32(count), end: end))
    }

    private mutating func skipSpace(_ bytes: Span<UInt8>) {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }
}

extension JSONScanner {
    /// Small objects, which is all of an honest page, compare every pair of names; large ones sort them first.
    private mutating func findDuplicateNames(ofObjectAt container: Int, _ bytes: Span<UInt8>) {
        let count = Int(nodes[container].count)
        guard count > 1 else { return }
        var names: [Int] = []
        names.reserveCapacity(count)
        var index = container + 1
        while index < nodes.count {
            names.append(index)
            index = Int(nodes[index + 1].end)
        }
        var found: [Int] = []
        if count <= 16 {
            for later in 1..<names.count {
                for earlier in 0..<later where order(names[earlier], names[later], bytes) == 0 {
                    found.append(names[later])
                    break
                }
            }
        } else {
            sort(&names, byText: true, bytes)
            for position in 1..<names.count where order(names[position - 1], names[position], bytes) == 0 {
                found.append(names[position])
            }
            sort(&found, byText: false, bytes)
        }
        duplicateNames += found
    }

    /// Sorts names by their texts, those of equal ones by position, or all by position: a heapsort, which takes a tenth of the code
    /// that the standard library's sort is compiled to for an order.
    private func sort(_ names: inout [Int], byText: Bool, _ bytes: Span<UInt8>) {
        var end = names.count
        var root = end / 2
        while end > 1 {
            if root > 0 {
                root -= 1
            } else {
                end -= 1
                names.swapAt(0, end)
            }
            var parent = root
            while 2 * parent + 1 < end {
                var child = 2 * parent + 1
                if child + 1 < end, precedes(names[child], names[child + 1], byText: byText, bytes) { child += 1 }
                guard precedes(names[parent], names[child], byText: byText, bytes) else { break }
                names.swapAt(parent, child)
                parent = child
            }
        }
    }

    private func precedes(_ left: Int, _ right: Int, byText: Bool, _ bytes: Span<UInt8>) -> Bool {
        let comparison = byText ? order(left, right, bytes) : 0
        return comparison != 0 ? comparison < 0 : left < right
    }

    /// Orders two names by length and then by their bytes, with escapes resolved.
    private func order(_ left: Int, _ right: Int, _ bytes: Span<UInt8>) -> Int {
        let (left, right) = (nodes[left], nodes[right])
        if left.kind == .string && right.kind == .string {
            if left.count != right.count { return left.count < right.count ? -1 : 1 }
            for offset in 0..<Int(left.count) {
                let (first, second) = (bytes[Int(left.start) + offset], bytes[Int(right.start) + offset])
                if first != second { return first < second ? -1 : 1 }
            }
            return 0
        }
        let first = JSONText.resolved(bytes, from: Int(left.start), count: Int(left.count))
        let second = JSONText.resolved(bytes, from: Int(right.start), count: Int(right.count))
        if first.count != second.count { return first.count < second.count ? -1 : 1 }
        return first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
    }
}

extension JSONScanner.Failure {
    func pageError(in bytes: [UInt8], limits: JSONLimits) -> PageError {
        switch self {
        case .defect(let defect, let offset): .notJSON(defect, at: JSONPosition(offset: offset, in: bytes))
        case .depth(let offset): .tooDeep(at: JSONPosition(offset: offset, in: bytes), limit: limits.depth)
        case .values(let offset):
            .tooManyValues(at: JSONPosition(offset: offset, in: bytes), limit: limits.valueCount)
        }
    }
}
