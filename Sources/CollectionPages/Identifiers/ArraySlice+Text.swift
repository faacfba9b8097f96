extension ArraySlice<UInt8> {
    /// Whether these bytes start with a text.
    @inline(never)
    func starts(withText text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount where self[startIndex + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Whether these bytes are a text.
    func isText(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && starts(withText: text)
    }
}
