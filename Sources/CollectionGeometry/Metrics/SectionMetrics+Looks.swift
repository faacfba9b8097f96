extension SectionMetrics {
    /// The look of the lines between rows and between columns; that of the style sheet by default.
    public var separatorRole: SeparatorRole? {
        get { looks?.names.separatorRole }
        set { lookNames.separatorRole = newValue }
    }

    /// The look of the lines where the section meets others; that of the style sheet by default.
    public var sectionSeparatorRole: SeparatorRole? {
        get { looks?.names.sectionSeparatorRole }
        set { lookNames.sectionSeparatorRole = newValue }
    }

    /// The look behind the section, its headers and footers; that of the style sheet by default.
    public var background: BackgroundRole? {
        get { looks?.names.background }
        set { lookNames.background = newValue }
    }

    /// The look behind each cell; none by default.
    public var cellBackground: BackgroundRole? {
        get { looks?.names.cellBackground }
        set { lookNames.cellBackground = newValue }
    }

    /// The look behind a cell that is selected or pressed, in place of ``cellBackground``; that of the style sheet for
    /// such cells by default.
    public var selectedCellBackground: BackgroundRole? {
        get { looks?.names.selectedCellBackground }
        set { lookNames.selectedCellBackground = newValue }
    }

    /// The look behind the headers and footers of the section that have none of their own; that of the style sheet by
    /// default. Headers and footers of the whole screen do not inherit it.
    public var supplementaryBackground: BackgroundRole? {
        get { looks?.names.supplementaryBackground }
        set { lookNames.supplementaryBackground = newValue }
    }

    private var lookNames: SectionLooks.Names {
        get { looks?.names ?? SectionLooks.Names() }
        set { looks = newValue.isEmpty ? nil : SectionLooks(newValue) }
    }
}

/// The looks that metrics name; most name none. Metrics hold one reference in place of six names, each of which would be retained
/// where metrics are copied.
final class SectionLooks: Hashable, Sendable {
    let names: Names

    init(_ names: Names) {
        self.names = names
    }

    /// A name for each look that is set.
    struct Names: Hashable, Sendable {
        var separatorRole: SeparatorRole?
        var sectionSeparatorRole: SeparatorRole?
        var background: BackgroundRole?
        var cellBackground: BackgroundRole?
        var selectedCellBackground: BackgroundRole?
        var supplementaryBackground: BackgroundRole?
    }

    static func == (left: SectionLooks, right: SectionLooks) -> Bool {
        left === right || left.names == right.names
    }

    func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

extension SectionLooks {
    /// The looks of something general with those of something more specific.
    static func overridden(_ general: SectionLooks?, by specific: SectionLooks?) -> SectionLooks? {
        guard let general else { return specific }
        guard let specific else { return general }
        let (outer, inner) = (general.names, specific.names)
        return SectionLooks(
            Names(
                separatorRole: inner.separatorRole ?? outer.separatorRole,
                sectionSeparatorRole: inner.sectionSeparatorRole ?? outer.sectionSeparatorRole,
                background: inner.background ?? outer.background,
                cellBackground: inner.cellBackground ?? outer.cellBackground,
                selectedCellBackground: inner.selectedCellBackground ?? outer.selectedCellBackground,
                supplementaryBackground: inner.supplementaryBackground ?? outer.supplementaryBackground
            ))
    }
}

extension SectionLooks.Names {
    fileprivate var isEmpty: Bool {
        separatorRole.isNil && sectionSeparatorRole.isNil && background.isNil && cellBackground.isNil
            && selectedCellBackground.isNil && supplementaryBackground.isNil
    }
}
