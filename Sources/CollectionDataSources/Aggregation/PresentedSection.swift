public import CollectionGeometry

/// A section as a view shows it: the result of a tree of data sources, with all measures inherited.
public struct PresentedSection<ItemID: Hashable & Sendable>: Equatable, Sendable {
    /// The items that are shown; none where a placeholder is shown.
    public var items: [ItemID]
    /// Everything else.
    private(set) var shared: SharedAppearance

    init(items: [ItemID], appearance: SectionAppearance) {
        self.items = items
        shared = SharedAppearance(appearance)
    }
}

extension PresentedSection {
    /// The identity of the section.
    public var id: AggregateSectionID {
        get { shared.value.id }
        set { appearance.id = newValue }
    }

    /// The position of the section within its source; `nil` for a stand-in.
    public var localIndex: Int? {
        get { shared.value.localIndex }
        set { appearance.localIndex = newValue }
    }

    /// The measures. Their placeholder is set where one is shown.
    public var metrics: SectionMetrics {
        get { shared.value.metrics }
        set { appearance.metrics = newValue }
    }

    /// What is shown in place of the items.
    public var placeholder: PresentedPlaceholder? {
        get { shared.value.placeholder }
        set { appearance.placeholder = newValue }
    }

    /// The owner of each header of ``metrics``.
    public var headerOwners: [SupplementaryOwner] {
        get { shared.value.headerOwners }
        set { appearance.headerOwners = newValue }
    }

    /// The owner of each footer of ``metrics``.
    public var footerOwners: [SupplementaryOwner] {
        get { shared.value.footerOwners }
        set { appearance.footerOwners = newValue }
    }

    /// A number that increases whenever a source requests that its supplementary views are configured again.
    public var supplementaryRevision: Int {
        get { shared.value.supplementaryRevision }
        set { appearance.supplementaryRevision = newValue }
    }
}

extension PresentedSection {
    private var appearance: SectionAppearance {
        get { shared.value }
        set { shared = SharedAppearance(newValue) }
    }
}

/// The appearance of a section that is shown. Presentations and stamps hold the same one, and copy a reference in place of
/// everything in it.
final class SharedAppearance: Equatable, Sendable {
    let value: SectionAppearance

    init(_ value: SectionAppearance) {
        self.value = value
    }

    static func == (left: SharedAppearance, right: SharedAppearance) -> Bool {
        left === right || left.value == right.value
    }
}

/// A section as a view shows it, without its items.
struct SectionAppearance: Equatable, Sendable {
    var id: AggregateSectionID
    var localIndex: Int?
    var metrics: SectionMetrics
    var placeholder: PresentedPlaceholder?
    var headerOwners: [SupplementaryOwner]
    var footerOwners: [SupplementaryOwner]
    var supplementaryRevision: Int
}

/// A placeholder on the screen, and the sources that it stands for.
public struct PresentedPlaceholder: Equatable, Sendable {
    /// Its appearance.
    public var placeholder: Placeholder
    /// The numbers of the sources that requested it, in the order of the tree; see ``AggregateDataSource/source(_:)``.
    public var sources: [Int]
}

/// The source to which a header or footer of a section belongs.
public struct SupplementaryOwner: Hashable, Sendable {
    /// The number of the source; see ``AggregateDataSource/source(_:)``.
    public var source: Int
    /// Where the source lists it.
    public var list: List
    /// The position in that list.
    public var index: Int

    /// Creates an owner.
    public init(source: Int, list: List, index: Int) {
        self.source = source
        self.list = list
        self.index = index
    }

    /// Where a data source lists headers and footers.
    public enum List: Hashable, Sendable {
        /// In ``DataSource/headers`` or ``DataSource/footers``: it stands once.
        case source
        /// In ``DataSource/metrics``: it stands at each section.
        case eachSection
        /// In ``DataSourceSection/metrics``: it stands at one section.
        case section
    }
}
