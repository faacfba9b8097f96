import CollectionGeometry
import CollectionLayout
import CollectionViews

/// Notes of unknown heights, a row that scrolls by itself, and lines beneath a title that stays in sight: everything that
/// moves, for a monkey to play with.
///
/// `/do/next` carries out one random change of the data or writes what the user does next into the log; `/do/seed/n`
/// begins anew. What is seen is handed in as `/check/…` or, at rest, `/rest/…`, and what is wrong with it is logged.
final class MonkeyScreen: ItemScreen {
    static let noteSection = 0
    static let rowSection = 1
    static let lineSection = 2

    var random = MonkeyRandom(seed: 1)
    /// The item that had the focus at the last check, while nothing was done that may take it away.
    var focusedItem: Int?

    init() {
        let layout = CompositionalLayout { index, _ in
            switch index {
            case Self.noteSection: Self.rows(height: .estimated(44))
            case Self.rowSection: GridScreen.row
            default: SectionsScreen.section
            }
        }
        super.init(layout, counts: [40, 15, 60]) { $0.section == Self.noteSection }
        collectionView.isKeyboardNavigable = true
        collectionView.selectionMode = .multiple
        let titles = SupplementaryRegistration<TitleView>(elementKind: "title") { view, _, path in
            view.label.text = "Section \(path.section)"
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    override func perform(_ command: ScenarioCommand) {
        if command.isNamed("next") {
            act()
        } else if command.isNamed("seed") {
            random = MonkeyRandom(seed: UInt64(command[0]))
        } else {
            super.perform(command)
        }
    }

    /// Looks at what is seen; `path` is `/check/` or `/rest/` and the observation.
    override func check(_ path: String) {
        var check = MonkeyCheck(model: model, path: path, previousFocus: focusedItem)
        let complaint = check.run()
        focusedItem = check.focusedItem
        context?.send(.log(.info, "found: \(complaint ?? "nothing")"))
    }

    private func act() {
        let kind = random.next(below: 100)
        switch kind {
        case ..<34: changeData()
        case ..<42: tell("scroll \(random.next(below: 6000))")
        case ..<66: tell("by \(random.next(below: 1800)) \(random.next(below: 2))")
        case ..<71: tell("row \(random.next(below: 1500))")
        case ..<77: tell("focus \(random.next(below: 8))", takingFocus: true)
        case ..<88: tell("press \(Self.keys[random.next(below: Self.keys.count)])", takingFocus: true)
        case ..<90: tell("resize \(300 + random.next(below: 500)) \(400 + random.next(below: 500))")
        case ..<93: tell("timer")
        default: tell("frame")
        }
    }

    private static var keys: [String] {
        ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp", "Space"]
    }

    private func tell(_ action: String, takingFocus: Bool = false) {
        if takingFocus { focusedItem = nil }
        context?.send(.log(.info, "next: \(action)"))
    }

    private func changeData() {
        let section = random.next(below: model.sections.count)
        let count = model.sections[section].count
        let animated = random.next(below: 3) > 0 ? 1 : 0
        let place = random.next(below: count + 1)
        let id = count > 0 ? model.sections[section][random.next(below: count)] : 0
        var path = "/do/"
        switch random.next(below: 8) {
        case 0 where count < 150, 1 where count < 40:
            path += "insert/\(1 + random.next(below: 9))/\(place)/\(section)/\(animated)"
        case 0, 1, 2: path += "delete/\(place)/\(1 + random.next(below: 9))/\(section)/\(animated)"
        case 3: path += "move/\(place)/\(random.next(below: count + 1))/\(section)/\(animated)"
        case 4: path += "reconfigure/\(id)/\(animated)"
        case 5:
            if id == focusedItem { focusedItem = nil }
            path += "reload/\(id)/\(animated)"
        case 6 where random.next(below: 4) == 0: path += "turn/\(animated)"
        default: path += "show/\(random.next(below: max(1, count)))/\(section)/\(random.next(below: 4))/\(animated)"
        }
        super.perform(ScenarioCommand(path: path))
        context?.send(.log(.info, "next: nothing \(path)"))
    }
}

/// A small generator whose sequence is fixed by its seed (SplitMix64).
struct MonkeyRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }
}
