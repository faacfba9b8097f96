import CollectionDataSources
import CollectionTestSupport

/// One change of a snapshot, to be made to the real one and to the naive one alike.
enum SnapshotOperation {
    case appendItems([Int], section: Int?)
    case insertItemsBefore([Int], Int)
    case insertItemsAfter([Int], Int)
    case deleteItems([Int])
    case deleteAllItems
    case moveItemBefore(Int, Int)
    case moveItemAfter(Int, Int)
    case appendSections([Int])
    case insertSectionsBefore([Int], Int)
    case insertSectionsAfter([Int], Int)
    case deleteSections([Int])
    case moveSectionBefore(Int, Int)
    case moveSectionAfter(Int, Int)
    case reloadItems([Int])
    case reconfigureItems([Int])
    case reloadSections([Int])

    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    /// Makes the change; the result is the error, if any.
    func apply(to snapshot: inout Snapshot) -> Snapshot.Failure? {
        do throws(Snapshot.Failure) {
            switch self {
            case .appendItems(let items, let section): try snapshot.appendItems(items, toSection: section)
            case .insertItemsBefore(let items, let anchor): try snapshot.insertItems(items, beforeItem: anchor)
            case .insertItemsAfter(let items, let anchor): try snapshot.insertItems(items, afterItem: anchor)
            case .deleteItems(let items): snapshot.deleteItems(items)
            case .deleteAllItems: snapshot.deleteAllItems()
            case .moveItemBefore(let item, let anchor): try snapshot.moveItem(item, beforeItem: anchor)
            case .moveItemAfter(let item, let anchor): try snapshot.moveItem(item, afterItem: anchor)
            case .appendSections(let sections): try snapshot.appendSections(sections)
            case .insertSectionsBefore(let sections, let anchor):
                try snapshot.insertSections(sections, beforeSection: anchor)
            case .insertSectionsAfter(let sections, let anchor):
                try snapshot.insertSections(sections, afterSection: anchor)
            case .deleteSections(let sections): snapshot.deleteSections(sections)
            case .moveSectionBefore(let section, let anchor): try snapshot.moveSection(section, beforeSection: anchor)
            case .moveSectionAfter(let section, let anchor): try snapshot.moveSection(section, afterSection: anchor)
            case .reloadItems(let items): try snapshot.reloadItems(items)
            case .reconfigureItems(let items): try snapshot.reconfigureItems(items)
            case .reloadSections(let sections): try snapshot.reloadSections(sections)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Makes the change; the result is the error, if any.
    func apply(to snapshot: inout NaiveSnapshot) -> Snapshot.Failure? {
        do throws(Snapshot.Failure) {
            switch self {
            case .appendItems(let items, let section): try snapshot.appendItems(items, toSection: section)
            case .insertItemsBefore(let items, let anchor): try snapshot.insertItems(items, anchor: anchor, offset: 0)
            case .insertItemsAfter(let items, let anchor): try snapshot.insertItems(items, anchor: anchor, offset: 1)
            case .deleteItems(let items): snapshot.deleteItems(items)
            case .deleteAllItems: snapshot = NaiveSnapshot()
            case .moveItemBefore(let item, let anchor): try snapshot.moveItem(item, anchor: anchor, offset: 0)
            case .moveItemAfter(let item, let anchor): try snapshot.moveItem(item, anchor: anchor, offset: 1)
            case .appendSections(let sections): try snapshot.insertSections(sections, anchor: nil, offset: 0)
            case .insertSectionsBefore(let sections, let anchor):
                try snapshot.insertSections(sections, anchor: anchor, offset: 0)
            case .insertSectionsAfter(let sections, let anchor):
                try snapshot.insertSections(sections, anchor: anchor, offset: 1)
            case .deleteSections(let sections): snapshot.deleteSections(sections)
            case .moveSectionBefore(let section, let anchor):
                try snapshot.moveSection(section, anchor: anchor, offset: 0)
            case .moveSectionAfter(let section, let anchor):
                try snapshot.moveSection(section, anchor: anchor, offset: 1)
            case .reloadItems(let items): try snapshot.reloadItems(items)
            case .reconfigureItems(let items): try snapshot.reconfigureItems(items)
            case .reloadSections(let sections): try snapshot.reloadSections(sections)
            }
            return nil
        } catch {
            return error
        }
    }

    /// A random change over a range of item ids and 8 section ids; now and then one that is not allowed.
    static func random(items: Int, using generator: inout SeededGenerator) -> SnapshotOperation {
        func item() -> Int { Int.random(in: 0..<items, using: &generator) }
        func section() -> Int { Int.random(in: 0..<8, using: &generator) }
        func several(upTo limit: Int) -> [Int] {
            // Mostly different ids; the same one twice is an error that has to leave everything as it was.
            let count = Int.random(in: 0...limit, using: &generator)
            if Int.random(in: 0..<8, using: &generator) == 0 { return (0..<count).map { _ in item() } }
            let first = item()
            return (0..<count).map { (first + $0) % items }
        }
        let run = items / 4
        switch Int.random(in: 0..<40, using: &generator) {
        case 0..<8: return .appendItems(several(upTo: run), section: Bool.random(using: &generator) ? section() : nil)
        case 8..<12: return .insertItemsBefore(several(upTo: run), item())
        case 12..<16: return .insertItemsAfter(several(upTo: run), item())
        case 16..<21: return .deleteItems(several(upTo: run / 2))
        case 21: return Int.random(in: 0..<8, using: &generator) == 0 ? .deleteAllItems : .deleteItems([item()])
        case 22..<24: return .moveItemBefore(item(), item())
        case 24..<26: return .moveItemAfter(item(), item())
        case 26..<29: return .appendSections(Array(Set([section(), section()])).sorted())
        case 29: return .insertSectionsBefore([section()], section())
        case 30: return .insertSectionsAfter([section(), section()], section())
        case 31: return .deleteSections([section(), section()])
        case 32: return .moveSectionBefore(section(), section())
        case 33: return .moveSectionAfter(section(), section())
        case 34..<36: return .reloadItems([item(), item()])
        case 36..<38: return .reconfigureItems([item(), item()])
        default: return .reloadSections([section()])
        }
    }
}
