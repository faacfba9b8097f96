/// A compositional layout as a value, for solving it without a view: see ``solve(_:in:counts:)``.
public struct LayoutDescription: Equatable, Sendable {
    /// The sections; the last one stands for all further ones.
    public var sections: [LayoutSection]
    /// Properties of the layout as a whole.
    public var configuration: CompositionalLayoutConfiguration

    /// Creates a description of sections.
    public init(
        sections: [LayoutSection],
        configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
    ) {
        self.sections = sections
        self.configuration = configuration
    }

    /// Creates a description of sections that are all alike.
    public init(
        section: LayoutSection,
        configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
    ) {
        self.init(sections: [section], configuration: configuration)
    }

    /// A layout of these sections.
    public func makeLayout() -> CompositionalLayout {
        let sections = sections
        return CompositionalLayout(configuration: configuration) { index, _ in
            index < sections.count ? sections[index] : sections.last
        }
    }
}
