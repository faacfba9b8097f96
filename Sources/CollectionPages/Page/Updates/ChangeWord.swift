/// The values of the `op` member of a patch.
enum ChangeWord: WireWord {
    case insertSection, replaceSection, removeSection, moveSection, setState
    case insertItems, replaceItems, removeItems, moveItems, setItem

    var word: StaticString {
        switch self {
        case .insertSection: "section.insert"
        case .replaceSection: "section.replace"
        case .removeSection: "section.remove"
        case .moveSection: "section.move"
        case .setState: "section.state"
        case .insertItems: "items.insert"
        case .replaceItems: "items.replace"
        case .removeItems: "items.remove"
        case .moveItems: "items.move"
        case .setItem: "item.set"
        }
    }
}
