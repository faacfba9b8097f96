import CollectionGeometry

/// A named value handed to a page or an endpoint.
public struct PageArgument: Equatable, Sendable {
    /// The name, such as `id`.
    public var name: String
    /// The value. It comes from a payload: escape it before putting it into a path.
    public var value: String

    /// Creates an argument.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension [PageArgument] {
    /// The value of an argument, or `nil`.
    ///
    /// - Complexity: O(*n*) in the number of arguments.
    public subscript(name: String) -> String? {
        for argument in self where argument.name.hasSameBytes(as: name) { return argument.value }
        return nil
    }
}
