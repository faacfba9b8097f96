import CollectionViewKit

// What all sections of homes have in common. Their class is generic and compiled for each of them; this is compiled once.

extension SectionControllerFactory {
    /// Registers the controllers of what stands in place of homes, and of what follows them.
    ///
    /// - Parameters:
    ///   - services: What the screens share.
    ///   - feed: The homes.
    ///   - cells: The cells of the screen.
    ///   - messageSize: The size of a message in place of homes; `nil` for the width of the section and the height of its texts.
    ///   - skeletonSize: The size of the place of a home that is on its way.
    ///   - moreSize: The size of the button for more.
    ///   - fallbackAction: Called when the user leaves an empty section by its button.
    mutating func registerParts(
        _ services: HomesServices, _ feed: HomesFeed, _ cells: HomeCells,
        messageSize: ((LayoutEnvironment) -> Size)?, skeletonSize: @escaping (LayoutEnvironment) -> Size,
        moreSize: @escaping (LayoutEnvironment) -> Size, fallbackAction: @escaping () -> Void
    ) {
        let more = cells.more { feed.goOn() }
        let failures = cells.failures {
            services.lastSearch.load()
            feed.retry()
        }
        let notices = cells.notices(fallbackAction)
        register { (skeletons: Skeletons) in
            SkeletonController(skeletons, cells.skeletons, size: skeletonSize)
        }
        register { (value: LoadMore) in SingleSectionController(value, cell: more, size: moreSize) }
        register { (value: LoadFailure) in
            SingleSectionController(value, cell: failures, itemSize: HomesMetrics.messageSize, size: messageSize)
        }
        register { (value: EmptyNotice) in
            SingleSectionController(value, cell: notices, itemSize: HomesMetrics.messageSize, size: messageSize)
        }
    }
}

extension HomesFeed {
    /// What stands in place of homes until they have come: places of homes, or that they did not come.
    ///
    /// - Parameters:
    ///   - count: How many places are kept.
    ///   - failureTitle: What is said where homes did not come.
    func placeholder(count: Int, failureTitle: String) -> [ListObject] {
        guard placeholderReason == .error, let error = status.error else {
            return [ListObject(Skeletons(count: count))]
        }
        return [ListObject(LoadFailure(title: failureTitle, sentence: error.sentence))]
    }

    /// What stands before homes that were requested again in vain.
    var staleNotice: [ListObject] {
        guard let refreshError else { return [] }
        return [ListObject(LoadFailure(title: HomesStrings.current.start.outdated, sentence: refreshError.sentence))]
    }

    /// What follows the homes of a section with a title.
    func tail(ofSection title: String) -> [ListObject] {
        if let moreError {
            return [ListObject(LoadFailure(title: HomesStrings.current.start.moreFailed, sentence: moreError.sentence))]
        }
        return hasMore ? [ListObject(LoadMore(section: title, isLoading: isLoadingMore))] : []
    }
}

extension HomesServices {
    /// A part of a section for each of some homes.
    func objects(_ homes: [Home]) -> [ListObject] { items(homes).map { ListObject($0) } }
}

extension LayoutSection {
    /// Gives a section of homes its margins and its heading.
    mutating func addHeading(in environment: LayoutEnvironment) {
        contentInsets = HomesMetrics.insets(environment)
        boundarySupplementaryItems = [HeadingView.place(environment)]
    }
}
