import CollectionViewKit

/// What stands in a section: a pure function of its items and its loading.
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
    ///   - loading: Where its loading stands.
    init(_ section: PageSection, _ loading: SectionLoading.State) {
        switch loading {
        case .waiting, .loading:
            self = .outlines(count: section.placeholderCount ?? section.layout.usualOutlineCount)
        case .failed:
            self = .failure
        case .ready:
            self = section.items.isEmpty ? .empty : .items
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
