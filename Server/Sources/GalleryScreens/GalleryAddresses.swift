import PageServer
import PageStore
enum GalleryAddresses { static func addresses(_ store: any StoreTransaction) throws -> [String] { ["/"] } }
