/// The measures of what a section shows in place of its items: a spinner, an error, or the text for no content.
public struct PlaceholderMetrics: Hashable, Sendable {
    /// The minimum length along the scroll axis. The rest of the view is shared equally by all placeholders.
    public var height: MetricsLength

    /// Creates measures; by default of a placeholder that is measured, and taken for 200 points until then.
    public init(height: MetricsLength = .measured(estimate: 200)) {
        self.height = height
    }
}
