/// What can be wrong with items given to a data source.
public enum DataSourceError<ItemID: Hashable & Sendable>: Error, Hashable, Sendable {
    /// The same items are given more than once, or are there already.
    case duplicateItems([ItemID])
    /// The items are not there.
    case unknownItems([ItemID])
}

extension DataSourceError {
    /// What happened and what to do about it, as a sentence without the identifiers.
    public var message: String {
        switch self {
        case .duplicateItems:
            "Items are given twice or are there already. Item identifiers must be unique within a data source."
        case .unknownItems:
            "Items are not in the data source. Insert them first."
        }
    }
}
