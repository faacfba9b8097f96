/// A screen made with the public interface, and what is done with it.
public enum Scenario: CaseIterable, Sendable {
    case list
    case notes
    case grid
    case outline
    case sections
    case links
    case millions
    case monkey
    case interaction
    case reordering

    /// The name, which is also the address.
    public var name: String {
        switch self {
        case .list: "list"
        case .notes: "notes"
        case .grid: "grid"
        case .outline: "outline"
        case .sections: "sections"
        case .links: "links"
        case .millions: "millions"
        case .monkey: "monkey"
        case .interaction: "interaction"
        case .reordering: "reordering"
        }
    }

    func makeScreen() -> ScenarioScreen {
        switch self {
        case .list: ListScreen()
        case .notes: NotesScreen()
        case .grid: GridScreen()
        case .outline: OutlineScreen()
        case .sections: SectionsScreen()
        case .links: LinksScreen()
        case .millions: MillionsScreen()
        case .monkey: MonkeyScreen()
        case .interaction: InteractionScreen()
        case .reordering: ReorderingScreen()
        }
    }
}
