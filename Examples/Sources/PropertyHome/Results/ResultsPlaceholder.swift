import CollectionViewKit
import SharedScreens

/// What stands in place of the list: rows to come, why none came, or that none match.
final class ResultsPlaceholder: View {
    /// Says why there are no rows. Its button loads again, or clears the search where that helps.
    let message = ContentUnavailableView()
    /// Whether the button clears the search.
    private(set) var clearsSearch = false
    private let skeleton = View(.box, styleClasses: ["results-skeleton"])

    init() {
        super.init(.box, styleClasses: ["results-placeholder"])
        skeleton.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<8 {
            let row = View(.box, styleClasses: ["skeleton-row"])
            for _ in 0..<4 { row.addSubview(View(.box, styleClasses: ["skeleton-bar"])) }
            skeleton.addSubview(row)
        }
        addSubview(skeleton)
        addSubview(message)
    }
}

extension ResultsPlaceholder {
    /// Shows where the results stand; is hidden while there are homes.
    func show(_ model: ResultsModel) {
        isHidden = !model.objects.isEmpty
        skeleton.isHidden = model.state.placeholderReason != .loading
        message.configuration = isHidden || !skeleton.isHidden ? nil : configuration(for: model)
    }

    /// Arranges the rows to come as those that come will be: side by side where there is more than one column.
    func showColumns(_ count: Int) {
        skeleton.setStyleClass("is-in-columns", count > 1)
        if count > 1 { skeleton.setVariable("columns", Double(count)) }
    }

    private func configuration(for model: ResultsModel) -> ContentUnavailableConfiguration {
        let strings = HomesStrings.current
        guard let error = model.state.status.error else {
            clearsSearch = model.search != HomeSearch()
            return .search(
                strings.results.none, secondaryText: strings.results.noneText,
                buttonTitle: clearsSearch ? strings.results.clear : "")
        }
        // Requesting again what cannot be understood does not help.
        clearsSearch = error.reason == .invalid && model.search != HomeSearch()
        return .failure(
            strings.results.failed, secondaryText: error.sentence,
            buttonTitle: clearsSearch ? strings.results.clear : strings.cards.tryAgain)
    }
}
