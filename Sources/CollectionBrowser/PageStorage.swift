import CollectionViews

/// The values that the browser keeps for the app.
///
/// In WebAssembly the page is called. A native program gets all values when it starts, and sends the page what it stores; whether
/// that was possible it does not learn.
final class PageStorage: HostStoring {
    /// Whether the page is passing its values.
    nonisolated(unsafe) private(set) static var isLoading = false

    func load(into storage: HostStorage) {
        Self.isLoading = true
        loadStorage()
        Self.isLoading = false
    }

    func store(_ value: String?, for key: String) -> StorageOutcome {
        let (key, bytes) = (Array(key.utf8), Array((value ?? "").utf8))
        return key.withUnsafeBufferPointer { key in
            bytes.withUnsafeBufferPointer { bytes in
                let code = storeValue(
                    key.baseAddress, Int32(clamping: key.count), bytes.baseAddress, Int32(clamping: bytes.count),
                    value == nil ? 1 : 0)
                return StorageOutcome(rawValue: UInt8(clamping: code)) ?? .forbidden
            }
        }
    }
}

#if arch(wasm32)
@_extern(wasm, module: "host", name: "load_storage")
@_extern(c)
private func loadStorage()

@_extern(wasm, module: "host", name: "store")
@_extern(c)
private func storeValue(
    _ key: UnsafePointer<UInt8>?, _ keyCount: Int32, _ value: UnsafePointer<UInt8>?, _ valueCount: Int32,
    _ isRemoval: Int32
) -> Int32
#else
private func loadStorage() {}

private func storeValue(
    _ key: UnsafePointer<UInt8>?, _ keyCount: Int32, _ value: UnsafePointer<UInt8>?, _ valueCount: Int32,
    _ isRemoval: Int32
) -> Int32 {
    LiveConnection.shared.store(
        UnsafeBufferPointer(start: key, count: Int(keyCount)),
        UnsafeBufferPointer(start: value, count: Int(valueCount)),
        isRemoval: isRemoval != 0)
    return 0
}
#endif
