import CollectionDataSources

/// The content source of a collection view, and the pipeline of changes of its data. Each content source has a pipeline of its
/// own: both are replaced together, by another connection.
struct ContentConnection {
    /// The content source; `nil` for none.
    let source: (any CollectionContentSource)?
    /// The changes of the data, in order.
    let updates = UpdatePipeline(isDisplayed: false)
}
