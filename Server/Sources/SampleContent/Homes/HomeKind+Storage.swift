import PageStore

extension HomeKind: StoreValueConvertible {}
