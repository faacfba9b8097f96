import CollectionGeometry

extension LayoutCatalogue {
    /// The string in a fallback chain that ends it without a layout.
    public static var dropWord: String { "drop" }

    /// Finds the layout to use for a name. It is a pure function of its arguments and the catalogue.
    ///
    /// The first of these that the catalogue knows is used:
    /// 1. the name itself;
    /// 2. the section's fallbacks in order, where `drop` ends the search without a layout;
    /// 3. the default of the family with the longest prefix of the name: `HomeWidgetProductX`, whose size is not
    ///    known, becomes `HomeWidgetProductM`;
    /// 4. the generic list.
    ///
    /// - Parameters:
    ///   - name: The name that the page gives.
    ///   - fallback: The section's fallback chain.
    ///   - metrics: The section's changes to the layout's parameters.
    ///   - isSupported: Whether the client has the features that the section requires. If not, the search starts with
    ///     the fallbacks, and families are not considered.
    /// - Returns: The layout, or `nil` if the section is not to be shown.
    /// - Complexity: O(n · m + f) for n entries, m fallbacks and f families
    public func resolve(
        _ name: String, fallback: [String] = [], metrics: MetricOverrides = MetricOverrides(),
        isSupported: Bool = true
    ) -> PageLayoutStyle? {
        if isSupported, let entry = entry(named: name) {
            return PageLayoutStyle(entry, metrics: metrics)
        }
        for candidate in fallback {
            if candidate.hasSameBytes(as: Self.dropWord) { return nil }
            if let entry = entry(named: candidate) {
                return PageLayoutStyle(entry, requestedName: name, substitution: .fallback, metrics: metrics)
            }
        }
        if isSupported, let family = family(of: name), let entry = entry(named: family.defaultLayout) {
            return PageLayoutStyle(entry, requestedName: name, substitution: .family, metrics: metrics)
        }
        if let genericLayout, let entry = entry(named: genericLayout) {
            return PageLayoutStyle(entry, requestedName: name, substitution: .generic, metrics: metrics)
        }
        return nil
    }
}
