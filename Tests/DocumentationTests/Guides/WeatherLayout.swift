import CollectionViewKit

extension BackgroundRole {
    static var sky: BackgroundRole { "sky" }
}

extension SeparatorRole {
    static var dawn: SeparatorRole { "dawn" }
}

/// The layout of the guide "Theming".
enum WeatherLayout {
    static func makeLayout() -> SectionMetricsLayout {
        var hours = SectionMetrics()
        hours.rowHeight = .fixed(44)
        hours.showsRowSeparators = true
        hours.separatorRole = .dawn
        hours.background = .sky
        let layout = SectionMetricsLayout { [hours] _ in hours }
        layout.globalMetrics.headers = [SupplementaryMetrics(height: .fixed(60), isPinned: true)]
        layout.globalMetrics.background = .screen
        return layout
    }
}
