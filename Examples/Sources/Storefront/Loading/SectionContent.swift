import CollectionViewKit

/// What stands in a section: a pure function of the state of its content.
enum SectionContent: Equatable {
    /// The items.
    case items
    /// Outlines of items that are still to come.
    case outlines(count: Int)
    /// A message that the items did not come, with a button that requests them again.
    case failure
    /// A message that there are no items.
    case empty

    /// - Parameters:
    ///   - section: The section.
    ///   - state: The state of its content.
    init(_ section: PageSection, _ state: LoadState) {
        switch state {
        case .initial, .loading, .refreshing:
            self = .outlines(count: section.placeholderCount ?? section.layout.usualOutlineCount)
        case .error: self = .failure
        case .noContent: self = .empty
        case .loaded: self = .items
        }
    }
}

extension PageLayoutStyle {
    /// The number of outlined items that fill the screen: those that are seen, the cut ones included.
    var usualOutlineCount: Int {
        switch family {
        case .carousel:
            (max(parameters.visibleTenths, parameters.wideVisibleTenths) + 9) / 10 * max(1, parameters.rows)
        case .grid: 12
        case .hero: 1
        default: 5
        }
    }
}
