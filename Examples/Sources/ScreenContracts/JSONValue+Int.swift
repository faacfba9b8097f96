package import CollectionPages

extension JSONValue {
    /// A whole number in a member of an object; `nil` if there is none that fits.
    package func int(_ name: StaticString) -> Int? { self[name]?.integer.flatMap { Int(exactly: $0) } }
}
