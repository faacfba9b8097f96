import CollectionViewKit
import SharedScreens

/// What stands above the list: what was searched for, how many homes there are, and their order.
final class ResultsHeader: View {
    private let countLabel = Label(.title3, styleClasses: ["results-count", "is-numeric"])
    private let searchLabel = Label(.footnote, styleClasses: ["is-secondary", "results-search"])
    private let indicator = ActivityIndicator()
    private let orderControl = SegmentedControl(HomeOrder.allCases.map { $0.title })
    private let noticeView = NoticeView()
    private let texts: Stack

    init(_ model: ResultsModel) {
        let strings = HomesStrings.current
        indicator.accessibilityLabel = strings.results.lookingFor
        countLabel.setAttribute(.liveRegion, "polite")
        searchLabel.headingLevel = 2
        orderControl.accessibilityLabel = strings.results.order
        orderControl.selectedSegmentIndex = model.order.rawValue
        orderControl.addAction { index in model.sort(by: HomeOrder.allCases[index]) }
        noticeView.actionButton.addAction { model.retry() }
        let counts = Stack(.horizontal, spacing: .small, alignment: .center, [countLabel, indicator])
        texts = Stack(.vertical, styleClasses: ["results-texts"], [counts, searchLabel])
        super.init(.box, styleClasses: ["results-header"])
        addSubview(
            Stack(
                .horizontal, spacing: .medium, alignment: .center, styleClasses: ["results-line"],
                [texts, orderControl]))
        addSubview(noticeView)
    }
}

extension ResultsHeader {
    /// Shows where the results stand.
    func show(_ model: ResultsModel, city: City?) {
        let strings = HomesStrings.current
        countLabel.text = Self.count(model)
        searchLabel.text = HomesText.search(model.search, in: city)
        indicator.isAnimating = model.state.isChanging
        orderControl.selectedSegmentIndex = model.order.rawValue
        let sentence: String? =
            switch model.state.notice {
            case .notFound(let sentence): strings.failures.notFound(sentence)
            case .notStored(let sentence): strings.failures.notStored(sentence)
            case nil: nil
            }
        noticeView.show(
            sentence.map {
                Notice($0, kind: .failure, actionTitle: strings.cards.tryAgain, canBeDismissed: false)
            })
    }

    /// How many homes there are: "12,345 homes (210 unseen)".
    private static func count(_ model: ResultsModel) -> String {
        let strings = HomesStrings.current
        switch model.state.placeholderReason {
        case .loading: return strings.results.looking
        case .error: return ""
        case .noContent, nil: break
        }
        let shown = model.objects.count
        // The homes of another order than the one requested are shown until those have come.
        let first = model.columnsOrder == .newest ? strings.results.newestShown : strings.results.firstShown
        let homes =
            model.isCapped
            ? first.text(for: shown) + " " + strings.results.ofCount.text(for: model.count) : HomesText.homes(shown)
        let unseen = model.unseenCount
        return SeparatedText.counted(homes, unseen == 0 ? "" : strings.units.unseen.text(for: unseen))
    }
}
