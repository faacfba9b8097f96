import CollectionGeometry

extension [String] {
    /// Whether a string with the same bytes is among these.
    func containsBytes(of text: String) -> Bool {
        for candidate in self where candidate.hasSameBytes(as: text) { return true }
        return false
    }
}
