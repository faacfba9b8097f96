import CollectionViewKit

/// The form over everything else, for windows that have no room for it beside the list.
final class SearchSheet: ModalView {
    let editor = SearchEditor()
    private let form: SearchForm
    private let ground = View(.button, styleClasses: ["sheet-ground"])
    private let closeButton = Button(styleClasses: ["sheet-close", "sign-close"])
    private let resetButton = Button(HomesStrings.current.form.reset, kind: .bordered)
    private let showButton = Button(kind: .filled, styleClasses: ["sheet-show"])

    init() {
        let strings = HomesStrings.current
        form = SearchForm(editor)
        super.init(strings.form.title, styleClasses: ["search-sheet"])
        showButton.title = strings.form.show
        ground.setAttribute(.tabIndex, "-1")
        ground.setAttribute(.isHiddenFromAccessibility, "true")
        closeButton.accessibilityLabel = strings.form.close
        let titleLabel = Label(.title3, styleClasses: ["sheet-title"])
        titleLabel.text = strings.form.title
        titleLabel.headingLevel = 1
        let editor = editor
        for view in [ground, closeButton] as [View] { view.addAction { editor.request(.close) } }
        resetButton.addAction { editor.reset() }
        showButton.addAction { editor.request(.submit) }
        let head = Stack(.horizontal, alignment: .center, styleClasses: ["sheet-head"], [titleLabel, closeButton])
        let foot = Stack(.horizontal, spacing: .medium, styleClasses: ["sheet-foot"], [resetButton, showButton])
        addSubview(ground)
        addSubview(Stack(.vertical, styleClasses: ["sheet-panel"], [head, form, foot]))
    }

    override var preferredFocus: View { closeButton }
}

extension SearchSheet {
    /// Brings the form up to date.
    ///
    /// - Parameter count: How many homes there would be; `nil` while that is not known.
    func update(places: [Place], count: Int?) {
        form.show(places: places)
        form.update()
        let strings = HomesStrings.current
        showButton.title = count.map { strings.form.showCount.text(for: $0) } ?? strings.form.show
    }

    /// Leads the user to what is wrong. Returns whether nothing is.
    func check() -> Bool {
        guard let sentence = form.focusError() else { return true }
        send(.announce(sentence))
        return false
    }
}
