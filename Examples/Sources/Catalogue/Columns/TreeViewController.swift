import CollectionViewKit

/// What there is to say about a tree.
final class TreeViewController: ViewController {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init()
    }

    override var title: String { CatalogueStrings.current.tree(number).name }

    override func viewDidLoad() {
        navigationItem.backPath = TreeRoute(number: nil).path
        let label = Label(.body, styleClasses: ["is-multiline", "tree-text"])
        label.text = CatalogueStrings.current.tree(number).text
        let scrollView = ScrollView()
        scrollView.accessibilityLabel = title
        scrollView.setAttribute(.accessibilityRole, "group")
        scrollView.addSubview(label)
        view.addSubview(scrollView)
    }
}
