/// The screen of a secondary column in which nothing is chosen. Its title and address are those of the primary column.
final class SplitPlaceholder: ViewController {
    private let split: Weak<SplitViewController>

    init(of split: SplitViewController) {
        self.split = Weak(split)
        super.init()
        contentUnavailableConfiguration = split.placeholder
    }

    override var title: String { split.object?.viewController(for: .primary)?.title ?? "" }

    override var path: String { split.object?.viewController(for: .primary)?.path ?? super.path }
}
