import CollectionDataSources
public import CollectionPages
public import CollectionViews

extension ContentLoader where Content: JSONDecodable {
    /// Creates a loader that reads its content from JSON, and has loaded nothing.
    ///
    /// ```swift
    /// private let loader = ContentLoader<ProductList>(isEmpty: { $0.products.isEmpty })
    /// ```
    ///
    /// - Parameters:
    ///   - limits: How much is read.
    ///   - isEmpty: Returns whether there is nothing to show. By default there always is something.
    public convenience init(
        limits: JSONLimits = JSONLimits(), isEmpty: @escaping (Content) -> Bool = { _ in false }
    ) {
        self.init(
            isEmpty: isEmpty,
            decode: { bytes throws(LoadError) in
                try HostResponse.success(bytes).decode(limits: limits, log: nil)
            })
    }
}
