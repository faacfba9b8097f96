import GRDB

extension HomeKind: DatabaseValueConvertible {}
