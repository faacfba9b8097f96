import CollectionViewKit

// The sheets of the guide "Navigation".

/// What is presented over a recipe: `/recipes/7?sheet=timer:10`.
enum RecipeSheet: Equatable {
    case share
    case timer(minutes: Int)
}

extension ModalRoute where Value == RecipeSheet {
    static var recipeSheet: ModalRoute<RecipeSheet> { ModalRoute("sheet", .recipeSheet) }
}

extension RouteParameter where Value == RecipeSheet {
    static var recipeSheet: RouteParameter<RecipeSheet> {
        RouteParameter(
            parse: { text in
                let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
                switch (parts[0], parts.count) {
                case ("share", 1): return .share
                case ("timer", 2):
                    return RouteParameter<Int>.positiveInt.parse(parts[1]).map { .timer(minutes: $0) }
                default: return nil
                }
            },
            print: { sheet in
                switch sheet {
                case .share: "share"
                case .timer(let minutes): "timer:\(minutes)"
                }
            })
    }
}

/// A recipe that has its sheets in its address.
final class TimedRecipeViewController: ViewController {
    private let timerButton = Button("Timer")

    override func viewDidLoad() {
        view.addSubview(timerButton)
        addModalRoute(.recipeSheet, target: self, from: timerButton) { screen, sheet in screen.makeView(sheet) }
        timerButton.addTarget(self) { $0.present(.recipeSheet, .timer(minutes: 10)) }
    }

    private func makeView(_ sheet: RecipeSheet) -> ModalView {
        let title =
            switch sheet {
            case .share: "Share"
            case .timer(let minutes): "\(minutes) minutes"
            }
        let alert = AlertController(title: title, preferredStyle: .actionSheet)
        alert.addAction(.cancel("Close"))
        return alert
    }
}
