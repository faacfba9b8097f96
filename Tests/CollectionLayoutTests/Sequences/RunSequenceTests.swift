import CollectionTestSupport
import Testing

@testable import CollectionLayout

struct RunSequenceTests {
    struct Element: ExtentElement {
        var length: Double
        var breadth: Double
        var weight: Int
        var isMeasured: Bool
    }

    static let elements = [
        Element(length: 4, breadth: 1, weight: 1, isMeasured: false),
        Element(length: 7, breadth: 3, weight: 2, isMeasured: true),
        Element(length: 0, breadth: 2, weight: 1, isMeasured: true),
        Element(length: 2.5, breadth: 5, weight: 3, isMeasured: false),
    ]

    /// Compares every result of the sequence with a walk over an array.
    static func expectEqual(_ sequence: RunSequence<Element>, _ model: [Element]) {
        #expect(sequence.isWellFormed)
        #expect(sequence.count == model.count)
        var before = RunSummary()
        var weight = 0
        for (index, element) in model.enumerated() {
            let location = sequence.location(at: index)
            #expect(location?.element == element)
            #expect(location?.before == before)
            for _ in 0..<element.weight {
                #expect(sequence.location(atWeight: weight)?.index == index)
                weight += 1
            }
            #expect(sequence.firstMeasured(from: index)?.index == model[index...].firstIndex { $0.isMeasured })
            before.add(element, times: 1)
        }
        #expect(sequence.summary == before)
        #expect(sequence.lastMeasured?.index == model.lastIndex { $0.isMeasured })
        #expect(sequence.location(at: -1) == nil)
        #expect(sequence.location(at: model.count) == nil)
        #expect(sequence.location(atWeight: weight) == nil)
        expectOffsets(sequence, model, spacing: 1.5)
    }

    /// An offset belongs to the first element that ends behind it, or else to the last.
    static func expectOffsets(_ sequence: RunSequence<Element>, _ model: [Element], spacing: Double) {
        let offsets = (-1..<40).map { Double($0) * (Double(model.count) * 0.25 + 0.5) }
        let expected = offsets.map { offset -> Int? in
            var end = 0.0
            let index = model.firstIndex {
                end += $0.length + spacing
                return end > offset
            }
            return index ?? (model.isEmpty ? nil : model.count - 1)
        }
        #expect(offsets.map { sequence.location(atOffset: $0, spacing: spacing)?.index } == expected)
    }

    @Test("every sequence of up to four edits returns what an array returns")
    func exhaustive() {
        func run(_ sequence: RunSequence<Element>, _ model: [Element], depth: Int) {
            Self.expectEqual(sequence, model)
            guard depth > 0 else { return }
            for index in 0...model.count {
                for element in Self.elements[..<2] {
                    var (sequence, model) = (sequence, model)
                    sequence.insert(element, count: 2, at: index)
                    model.insert(contentsOf: [element, element], at: index)
                    run(sequence, model, depth: depth - 1)
                }
                if index < model.count {
                    var (replaced, replacedModel) = (sequence, model)
                    replaced.replace(at: index, with: Self.elements[2])
                    replacedModel[index] = Self.elements[2]
                    run(replaced, replacedModel, depth: depth - 1)
                    var (removed, removedModel) = (sequence, model)
                    removed.remove(index..<(index + 1))
                    removedModel.remove(at: index)
                    run(removed, removedModel, depth: depth - 1)
                }
            }
        }
        run(RunSequence(), [], depth: 4)
    }

    @Test("long random edits return what an array returns", arguments: [1, 2, 3, 4] as [UInt64])
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var sequence = RunSequence(repeating: Self.elements[0], count: 600)
        var model = Array(repeating: Self.elements[0], count: 600)
        for step in 0..<3_000 {
            let index = Int.random(in: 0...model.count, using: &generator)
            let element = Self.elements.randomElement(using: &generator) ?? Self.elements[0]
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<6 where index < model.count:
                sequence.replace(at: index, with: element)
                model[index] = element
            case 6..<8:
                let count = Int.random(in: 1...20, using: &generator)
                sequence.insert(element, count: count, at: index)
                model.insert(contentsOf: Array(repeating: element, count: count), at: index)
            default:
                let end = min(model.count, index + Int.random(in: 0...40, using: &generator))
                sequence.remove(index..<end)
                model.removeSubrange(index..<end)
            }
            if step.isMultiple(of: 500) || step == 2_999 { Self.expectEqual(sequence, model) }
        }
    }

    @Test("a copy is not touched by edits of the original")
    func copies() {
        var generator = SeededGenerator(seed: 9)
        var sequence = RunSequence(repeating: Self.elements[0], count: 5_000)
        for index in 0..<2_000 { sequence.replace(at: index * 2, with: Self.elements[1]) }
        let copy = sequence
        let model = (0..<5_000).map { $0 < 4_000 && $0.isMultiple(of: 2) ? Self.elements[1] : Self.elements[0] }
        for _ in 0..<500 {
            let index = Int.random(in: 0..<sequence.count, using: &generator)
            sequence.replace(at: index, with: Self.elements[2])
            sequence.remove(index..<(index + 1))
            sequence.insert(Self.elements[3], count: 3, at: index)
        }
        Self.expectEqual(copy, model)
    }

    @Test("equal elements in a row take the room of one, however many they are")
    func runs() {
        var sequence = RunSequence(repeating: Self.elements[0], count: 1_000_000_000)
        #expect(sequence.root.runs.count == 1)
        sequence.replace(at: 500_000_000, with: Self.elements[1])
        #expect(sequence.root.runs.count == 3)
        #expect(sequence.location(at: 500_000_001)?.before.length == 2_000_000_007)
        sequence.replace(at: 500_000_000, with: Self.elements[0])
        #expect(sequence.root.runs.count == 1)
    }

    @Test("replacing elements in order leaves nearly full leaves behind")
    func filling() {
        var sequence = RunSequence(repeating: Self.elements[0], count: 4_000)
        for index in 0..<4_000 {
            sequence.replace(at: index, with: Element(length: Double(index), breadth: 0, weight: 1, isMeasured: true))
        }
        #expect(sequence.isWellFormed)
        #expect(sequence.leafCount < 4_000 * 5 / 4 / RunNode<Element>.runCapacity)
    }
}

extension RunSequence {
    /// The number of leaves of the tree.
    var leafCount: Int { root.leafCount }
}

extension RunNode {
    fileprivate var leafCount: Int { isLeaf ? 1 : children.reduce(0) { $0 + $1.leafCount } }
}
