import CollectionDataSources
import CollectionTestSupport

/// One change of an outline, to be made to the real one and to the naive one alike.
enum OutlineOperation {
    case append([Int], to: Int?)
    case insertBefore([Int], Int)
    case insertAfter([Int], Int)
    case insertOutlineBefore([NaiveOutline.Node], Int)
    case insertOutlineAfter([NaiveOutline.Node], Int)
    case replace(childrenOf: Int, using: [NaiveOutline.Node])
    case delete([Int])
    case deleteAll
    case expand([Int])
    case collapse([Int])

    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// Makes the change; the result is the error, if any.
    func apply(to outline: inout Outline) -> Outline.Failure? {
        do throws(Outline.Failure) {
            switch self {
            case .append(let items, let parent): try outline.append(items, to: parent)
            case .insertBefore(let items, let anchor): try outline.insert(items, before: anchor)
            case .insertAfter(let items, let anchor): try outline.insert(items, after: anchor)
            case .insertOutlineBefore(let nodes, let anchor):
                try outline.insert(NaiveOutline.sectionSnapshot(of: nodes), before: anchor)
            case .insertOutlineAfter(let nodes, let anchor):
                try outline.insert(NaiveOutline.sectionSnapshot(of: nodes), after: anchor)
            case .replace(let parent, let nodes):
                try outline.replace(childrenOf: parent, using: NaiveOutline.sectionSnapshot(of: nodes))
            case .delete(let items): outline.delete(items)
            case .deleteAll: outline.deleteAll()
            case .expand(let items): try outline.expand(items)
            case .collapse(let items): try outline.collapse(items)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Makes the change; the result is the error, if any.
    func apply(to outline: inout NaiveOutline) -> Outline.Failure? {
        do throws(Outline.Failure) {
            switch self {
            case .append(let items, let parent): try outline.append(items, to: parent)
            case .insertBefore(let items, let anchor):
                try outline.insert(items.map { .init(id: $0) }, anchor: anchor, offset: 0)
            case .insertAfter(let items, let anchor):
                try outline.insert(items.map { .init(id: $0) }, anchor: anchor, offset: 1)
            case .insertOutlineBefore(let nodes, let anchor): try outline.insert(nodes, anchor: anchor, offset: 0)
            case .insertOutlineAfter(let nodes, let anchor): try outline.insert(nodes, anchor: anchor, offset: 1)
            case .replace(let parent, let nodes): try outline.replace(childrenOf: parent, using: nodes)
            case .delete(let items): outline.delete(items)
            case .deleteAll: outline = NaiveOutline()
            case .expand(let items): try outline.setExpanded(true, items)
            case .collapse(let items): try outline.setExpanded(false, items)
            }
            return nil
        } catch {
            return error
        }
    }

    /// A random change over a range of item ids; now and then one that is not allowed.
    static func random(items: Int, using generator: inout SeededGenerator) -> OutlineOperation {
        func item() -> Int { Int.random(in: 0..<items, using: &generator) }
        func several() -> [Int] {
            let first = item()
            return (0..<Int.random(in: 0...max(1, items / 8), using: &generator)).map { (first + $0) % items }
        }
        func nodes() -> [NaiveOutline.Node] {
            let ids = Set(several())
            var roots: [NaiveOutline.Node] = []
            for id in ids.sorted() {
                let node = NaiveOutline.Node(id: id, isExpanded: Bool.random(using: &generator))
                if Bool.random(using: &generator), !roots.isEmpty {
                    roots[roots.count - 1].children.append(node)
                } else {
                    roots.append(node)
                }
            }
            return roots
        }
        switch Int.random(in: 0..<30, using: &generator) {
        case 0..<4: return .append(several(), to: nil)
        case 4..<10: return .append(several(), to: item())
        case 10..<12: return .insertBefore(several(), item())
        case 12..<14: return .insertAfter(several(), item())
        case 14: return .insertOutlineBefore(nodes(), item())
        case 15: return .insertOutlineAfter(nodes(), item())
        case 16..<18: return .replace(childrenOf: item(), using: nodes())
        case 18..<22: return .delete([item(), item()])
        case 22: return Int.random(in: 0..<6, using: &generator) == 0 ? .deleteAll : .delete([item()])
        case 23..<27: return .expand([item()])
        default: return .collapse([item()])
        }
    }
}
