import CollectionTestSupport

/// Makes random sections and random changes of them.
enum ShelfGenerator {
    /// Up to 6 sections of up to 12 items; odd seeds repeat item ids.
    static func shelves(seed: Int, using generator: inout SeededGenerator) -> [Shelf] {
        var nextID = 0
        return (0..<Int.random(in: 0...6, using: &generator)).map { id in
            Shelf(
                id,
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    nextID += 1
                    return seed % 2 == 0 ? nextID : Int.random(in: 0..<10, using: &generator)
                }
            )
        }
    }

    /// The sections after up to 12 random operations.
    static func mutated(_ shelves: [Shelf], using generator: inout SeededGenerator) -> [Shelf] {
        var shelves = shelves
        var nextID = 1_000
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            nextID += 1
            let section = shelves.indices.randomElement(using: &generator)
            switch Int.random(in: 0..<9, using: &generator) {
            case 0:
                // Now and then a section that is there already, which is permitted.
                let repeated = Int.random(in: 0..<6, using: &generator) == 0 ? section.map { shelves[$0].id } : nil
                shelves.insert(
                    Shelf(repeated ?? nextID, [nextID]),
                    at: Int.random(in: 0...shelves.count, using: &generator)
                )
            case 1:
                if let section { shelves.remove(at: section) }
            case 2:
                if let section {
                    let moved = shelves.remove(at: section)
                    shelves.insert(moved, at: Int.random(in: 0...shelves.count, using: &generator))
                }
            case 3:
                if let section { shelves[section].header += 1 }
            case 4:
                if let section, let item = shelves[section].items.indices.randomElement(using: &generator) {
                    shelves[section].items[item].content += 1
                }
            case 5:
                if let section {
                    let place = Int.random(in: 0...shelves[section].items.count, using: &generator)
                    shelves[section].items.insert(Labelled(id: nextID, content: 0), at: place)
                }
            case 6:
                if let section, let item = shelves[section].items.indices.randomElement(using: &generator) {
                    shelves[section].items.remove(at: item)
                }
            default:
                if let section, let item = shelves[section].items.indices.randomElement(using: &generator) {
                    let moved = shelves[section].items.remove(at: item)
                    guard let target = shelves.indices.randomElement(using: &generator) else { continue }
                    let place = Int.random(in: 0...shelves[target].items.count, using: &generator)
                    shelves[target].items.insert(moved, at: place)
                }
            }
        }
        return shelves
    }
}
