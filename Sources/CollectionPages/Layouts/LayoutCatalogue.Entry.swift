extension LayoutCatalogue {
    /// One layout: a name and what it means.
    public struct Entry: Equatable, Sendable {
        /// The name, in ASCII.
        public var name: String
        /// The arrangement.
        public var family: LayoutFamily
        /// Its parameters.
        public var parameters: LayoutParameters
        /// The parameters that a page may change, with their ranges.
        public var adjustable: MetricRanges
        /// The kinds of items that it can show.
        public var kinds: ItemKinds
        /// The layout that is most similar, for clients that do not know this one; `nil` for a core layout.
        public var fallback: String?
        /// Whether every client has had it from the first version on, so that it needs no fallback.
        public var isCore: Bool

        /// Creates an entry.
        @inline(never)  // called some twenty times in a row by the standard catalogue
        public init(
            _ name: String, _ family: LayoutFamily, _ parameters: LayoutParameters = LayoutParameters(),
            adjustable: MetricRanges = MetricRanges(), kinds: ItemKinds = .all, fallback: String? = nil,
            isCore: Bool = false
        ) {
            self.name = name
            self.family = family
            self.parameters = parameters
            self.adjustable = adjustable
            self.kinds = kinds
            self.fallback = fallback
            self.isCore = isCore
        }
    }

    /// The replacement for the unknown layouts of a family.
    public struct Family: Equatable, Sendable {
        /// How the names of the family start, such as `HomeWidgetProduct`.
        public var prefix: String
        /// The replacement layout, such as `HomeWidgetProductM`.
        public var defaultLayout: String

        /// Creates a family.
        public init(_ prefix: String, defaultLayout: String) {
            self.prefix = prefix
            self.defaultLayout = defaultLayout
        }
    }
}
