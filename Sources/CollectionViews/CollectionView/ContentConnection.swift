import CollectionDataSources

/// The data source of a collection view, and the pipeline of changes of its data. Each data source has a pipeline of its own: both are
/// replaced together, by another connection.
struct ContentConnection {
    /// The data source; `nil` for none.
    let source: (any CollectionContentSource)?
    /// The changes of the data, in order.
    let updates = UpdatePipeline(isDisplayed: false)
}
