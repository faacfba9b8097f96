/// The properties of the place for which a section provider describes a section.
public struct LayoutEnvironment: Equatable, Sendable {
    /// The available room. For a section provider it is the whole view; for a custom group, the group.
    public var container: LayoutContainer
    /// Properties of the device and the user's settings.
    public var traits: LayoutTraits
    /// The index of the section that is being described.
    public var sectionIndex: Int
    /// The number of sections.
    public var numberOfSections: Int
    /// The number of items in the section that is being described.
    public var numberOfItems: Int

    /// Creates an environment; by default it describes the only section, without items.
    public init(
        container: LayoutContainer,
        traits: LayoutTraits = LayoutTraits(),
        sectionIndex: Int = 0,
        numberOfSections: Int = 1,
        numberOfItems: Int = 0
    ) {
        self.container = container
        self.traits = traits
        self.sectionIndex = sectionIndex
        self.numberOfSections = numberOfSections
        self.numberOfItems = numberOfItems
    }
}
