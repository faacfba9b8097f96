import CollectionViewKit

/// A card of the catalogue: the name of a view, the view, and its Swift.
final class CatalogueCell: CollectionViewCell {
    private let titleLabel = Label(.headline, styleClasses: ["is-multiline"])
    private let stage = View(.box, styleClasses: ["catalogue-stage"])
    private let codeLabel = Label(.footnote, styleClasses: ["is-multiline", "is-code"])
    private var sample: View?

    required init() {
        super.init(element: .box, styleClasses: ["catalogue-cell"])
        titleLabel.headingLevel = 2
        for view in [titleLabel, stage, codeLabel] as [View] { addSubview(view) }
    }

    func show(_ entry: CatalogueEntry, sample: View) {
        titleLabel.text = entry.title
        codeLabel.text = entry.code
        guard sample !== self.sample else { return }
        removeSample()
        self.sample = sample
        stage.addSubview(sample)
    }

    /// Lets go of the view, which keeps its state.
    func removeSample() {
        if let sample { stage.removeSubview(sample) }
        sample = nil
    }

    /// What was pressed, written in or left may have grown.
    override func didActivateSubview() { invalidateIntrinsicContentSize() }
}
