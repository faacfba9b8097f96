import CollectionViewKit

/// The values that changes act upon.
private final class Model {
    var values = [0, 0, 0]
    var opened: [Int] = []

    func setting(_ index: Int, to value: Int, _ subject: ChangeSubject? = nil) -> UndoableChange {
        ValueChange(
            title: "Set", to: value, subject: subject,
            get: { index < self.values.count ? self.values[index] : nil }, set: { self.values[index] = $0 })
    }
}

func commandChecks(_ checker: Checker) {
    historyChecks(checker)
    lawChecks(checker)
    editChecks(checker)
    impressionChecks(checker)
    driverChecks(checker)
}

private func historyChecks(_ checker: Checker) {
    let model = Model()
    let history = UndoHistory(configuration: UndoHistory.Configuration(maximumStepCount: 3))
    checker.check("a change is made", history.perform(model.setting(0, to: 1)) && model.values == [1, 0, 0])
    history.group("Both") {
        history.perform(model.setting(0, to: 2))
        history.perform(model.setting(1, to: 2))
    }
    checker.check("a group is one step", history.undo() && model.values == [1, 0, 0])
    checker.check("what was undone is done again", history.redo() && model.values == [2, 2, 0])
    let refused = model.setting(2, to: 5)
    history.perform(refused)
    history.perform(model.setting(1, to: 9))
    history.withdraw(refused)
    checker.check("a change is withdrawn from the middle", model.values == [2, 9, 0])
    checker.check("older steps are forgotten", history.undo() && history.undo() && history.undo() == false)
    model.values = [7]
    checker.check("a change of what is gone is none", history.perform(model.setting(2, to: 1)) == false)
}

private func lawChecks(_ checker: Checker) {
    let model = Model()
    let history = UndoHistory()
    var states = [model.values]
    var seed: UInt64 = 5
    for _ in 0..<200 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let number = Int(seed >> 40)
        if history.perform(model.setting(number % 3, to: number % 7)) { states.append(model.values) }
    }
    let maximumStepCount = history.configuration.maximumStepCount
    var isUndone = true
    for state in states.dropLast().suffix(maximumStepCount).reversed() {
        isUndone = history.undo() && model.values == state && isUndone
    }
    checker.check("undo leads back through every state", isUndone && !history.canUndo)
    var isRedone = true
    for state in states.suffix(maximumStepCount) { isRedone = history.redo() && model.values == state && isRedone }
    checker.check("redo leads on through every state", isRedone && !history.canRedo)
}

private func editChecks(_ checker: Checker) {
    let edits = PendingEdits<String>()
    let history = UndoHistory()
    let identity = CellIdentity("person", 3)
    let note = ChangeSubject(identity, "note")
    for text in ["h", "he", "hello"] { history.perform(edits.editing(note, to: text)) }
    checker.check("letters are one step", edits.hasEdits(of: identity) && history.undo() && edits[note] == nil)
    history.redo()
    history.perform(edits.clearing(identity))
    checker.check("what is pending is cleared", edits[note] == nil)
    history.undo()
    checker.check("clearing is undone", edits[note] == .some("hello"))
}

private func impressionChecks(_ checker: Checker) {
    var counter = ImpressionCounter<Int>()
    checker.check(
        "nothing counts at once", counter.update([(id: 1, fraction: 0.5), (id: 2, fraction: 0.4)], at: 0) == [])
    checker.check("half of an item for 0.8 seconds counts", counter.update([(id: 2, fraction: 1)], at: 800) == [1])
    checker.check("what a fling has passed is not lost", counter.update([], at: 9_000) == [2])
    checker.check(
        "an item counts once", counter.update([(id: 1, fraction: 1)], at: 9_100) == [] && counter.counted.count == 2)
}

/// A cell with a text that comes later, and a button.
private final class CheckCell: CollectionViewCell {
    let label = Label(.body)
    let button = Button("Like")

    required init() {
        super.init(element: .box, styleClasses: ["check-cell"])
        addSubview(label)
        addSubview(button)
    }
}

private final class CheckScreen: ViewController {
    let driver: CellCommandDriver<Int>
    let model = Model()
    private let kind = CellKind(CheckCell.self)

    init() {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        let view = CollectionView(layout: CompositionalLayout(section: LayoutSection(group: group)))
        driver = CellCommandDriver(collectionView: view)
        super.init(view: view)
    }

    func show(_ ids: [Int]) -> Bool {
        do throws(SnapshotError<Int, CellIdentity>) {
            try driver.apply([(id: 0, items: ids.map { viewModel($0) })], animatingDifferences: false)
            return true
        } catch {
            return false
        }
    }

    private func viewModel(_ id: Int) -> CellViewModel {
        let model = model
        return CellViewModel(
            CellIdentity("check", id), kind: kind,
            commands: [
                .configuration: CellAction<CheckCell>(name: "show") { run in
                    run.cell?.label.text = "item \(id)"
                    run.cell?.button.setAction(run.execution.trigger("like"))
                    run.execution.request(HostRequest("/text/\(id)")) { _ in run.cell?.label.text = "late \(id)" }
                },
                .selection: MacroCommand([
                    ItemAction(name: "open") { _ in model.opened.append(id) },
                    UndoableCommand(name: "first") { _ in model.setting(0, to: id) },
                    UndoableCommand(name: "second") { _ in model.setting(1, to: id) },
                ]),
                "like": UndoableCommand(name: "like") { _ in model.setting(2, to: id) },
            ])
    }
}

private func driverChecks(_ checker: Checker) {
    let screen = CheckScreen()
    let window = Window(rootViewController: screen)
    var environment = HostEnvironment()
    environment.windowSize = Size(width: 400, height: 300)
    window.dispatch(.environmentChanged(environment))
    window.dispatch(.started(path: "/"))
    let view = screen.driver.collectionView
    window.dispatch(.resized(view.node, environment.windowSize))
    checker.check("view models are shown", screen.show(Array(1...200)))
    checker.check("no item is shown twice", !screen.show([1, 1]))
    window.dispatch(.frame(0))
    guard let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CheckCell else {
        return checker.check("an item has its cell", false)
    }
    let commands = window.context.takeCommands()
    checker.check("a configuration command has filled the cell", cell.label.text.utf8.elementsEqual("item 1".utf8))
    window.dispatch(.activated(cell.button.node))
    checker.check("a button performs a command of its item", screen.model.values == [0, 0, 1])
    window.dispatch(.activated(cell.node))
    checker.check("selecting performs the macro", screen.model.opened == [1] && screen.model.values == [1, 1, 1])
    let history = screen.driver.runner.history
    checker.check("a macro is undone as one step", history.undo() && screen.model.values == [0, 0, 1])
    checker.check("undo needs no cell", screen.show(Array(100...200)) && history.undo())
    window.dispatch(.frame(16))
    checker.check("the values are as they were", screen.model.values == [0, 0, 0])
    // The responses come although the cells show others.
    for case .request(let token, _) in commands { window.dispatch(.responded(token, .success([]))) }
    checker.check("a response that is too late finds no cell", cell.label.text.utf8.starts(with: "item".utf8))
    checker.check("what left is called off", screen.driver.runner.numberOfRunsUnderWay <= 20)
}
