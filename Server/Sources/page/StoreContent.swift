/// What a database holds before something is stored in it.
enum StoreContent {
    /// Nothing, or it has been made just now.
    case nothing
    /// The tables of a store.
    case store
    /// Tables of something else.
    case other
}
