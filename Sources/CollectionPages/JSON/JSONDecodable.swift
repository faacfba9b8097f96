/// A type that is read from JSON. It takes the place of `Decodable`, which Embedded Swift does not have.
///
/// ```swift
/// struct Product: JSONDecodable {
///     let id: Int
///     let title: String
///     let price: Double?
///     let tags: [String]
///
///     init(_ json: JSONValue) throws(JSONDecodingError) {
///         id = try json.decode("id")
///         title = try json.decode("title")
///         price = try json.decodeIfPresent("price")
///         tags = try json.decodeIfPresent("tags") ?? []
///     }
/// }
///
/// let products: [Product] = try JSONDocument.decode(from: bytes)
/// ```
///
/// An error names the place: `[3].price: number expected, string found`. Members that are not read are ignored.
public protocol JSONDecodable {
    /// Reads a value.
    ///
    /// - Throws: ``JSONDecodingError`` for the first value that cannot be used.
    init(_ json: JSONValue) throws(JSONDecodingError)
}

extension JSONDocument {
    /// Reads the outermost value of a text.
    ///
    /// - Throws: ``JSONDecodingError``.
    /// - Complexity: O(*n*) in bytes, and what the type reads.
    public static func decode<Value: JSONDecodable>(
        _ type: Value.Type = Value.self, from bytes: [UInt8], limits: JSONLimits = JSONLimits()
    ) throws(JSONDecodingError) -> Value {
        try Value(read(bytes, limits).root)
    }

    /// Reads the member of the outermost object that has a name, for responses such as `{"products": […]}`.
    ///
    /// - Throws: ``JSONDecodingError``.
    /// - Complexity: O(*n*) in bytes, and what the type reads.
    public static func decode<Value: JSONDecodable>(
        _ name: StaticString, from bytes: [UInt8], as type: Value.Type = Value.self, limits: JSONLimits = JSONLimits()
    ) throws(JSONDecodingError) -> Value {
        try read(bytes, limits).root.decode(name)
    }

    private static func read(_ bytes: [UInt8], _ limits: JSONLimits) throws(JSONDecodingError) -> JSONDocument {
        do throws(PageError) {
            return try JSONDocument(bytes, limits: limits)
        } catch {
            throw .unreadable(error)
        }
    }
}

extension JSONValue {
    /// Reads the member of an object that has a name.
    ///
    /// - Throws: ``JSONDecodingError``: also where this is no object, and where the member is missing or `null`.
    /// - Complexity: O(*k*) in the number of members, and what the type reads.
    public func decode<Value: JSONDecodable>(
        _ name: StaticString, as type: Value.Type = Value.self
    ) throws(JSONDecodingError) -> Value {
        try Value(member(name))
    }

    /// Reads the member of an object that has a name; `nil` where it is missing or `null`.
    ///
    /// - Throws: ``JSONDecodingError`` where the member is something else, or this is no object.
    /// - Complexity: O(*k*) in the number of members, and what the type reads.
    public func decodeIfPresent<Value: JSONDecodable>(
        _ name: StaticString, as type: Value.Type = Value.self
    ) throws(JSONDecodingError) -> Value? {
        guard kind == .object else { throw mismatch("object") }
        guard let value = self[name] else { return nil }
        return try Value(value)
    }

    /// Reads the elements of an array that can be read, and passes the errors of the others to a closure: an invalid element
    /// does not discard the others.
    ///
    /// - Throws: ``JSONDecodingError`` where this is no array.
    /// - Complexity: O(*n*) in the number of elements, and what the type reads.
    public func decodeElements<Value: JSONDecodable>(
        of type: Value.Type = Value.self, reporting report: (JSONDecodingError) -> Void
    ) throws(JSONDecodingError) -> [Value] {
        guard kind == .array else { throw mismatch("array") }
        var values: [Value] = []
        values.reserveCapacity(count)
        for element in elements {
            do throws(JSONDecodingError) {
                values.append(try Value(element))
            } catch {
                report(error)
            }
        }
        return values
    }

    /// An error for a value of the right type that cannot be used, such as a name that is not known.
    ///
    /// - Parameter reason: The reason, as the end of a sentence: "a country is expected".
    public func invalid(_ reason: String) -> JSONDecodingError { .invalid(path: path, reason: reason) }

    /// An error for a value of another type than is expected.
    @inline(never)
    public func mismatch(_ expected: String) -> JSONDecodingError {
        .wrongType(path: path, expected: expected, found: kind)
    }

    @inline(never)
    private func member(_ name: StaticString) throws(JSONDecodingError) -> JSONValue {
        guard kind == .object else { throw mismatch("object") }
        if let value = self[name] { return value }
        let (path, name) = (steps, name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
        throw .missing(path: path.isEmpty ? name : path + "." + name)
    }
}

// MARK: - Values

extension String: JSONDecodable {
    /// Reads a string.
    ///
    /// - Throws: ``JSONDecodingError`` if this is no string.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        guard let value = json.string else { throw json.mismatch("string") }
        self = value
    }
}

extension Bool: JSONDecodable {
    /// Reads `true` or `false`.
    ///
    /// - Throws: ``JSONDecodingError`` if this is no boolean.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        guard let value = json.boolean else { throw json.mismatch("boolean") }
        self = value
    }
}

extension Double: JSONDecodable {
    /// Reads a number.
    ///
    /// - Throws: ``JSONDecodingError`` if this is no number, or one too large for a `Double`.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        guard let value = json.number else {
            throw json.kind == .number ? json.invalid("too large for a number") : json.mismatch("number")
        }
        self = value
    }
}

extension Int64: JSONDecodable {
    /// Reads a whole number within ±(2⁵³ − 1), without a fraction or an exponent.
    ///
    /// - Throws: ``JSONDecodingError`` if this is no such number.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        guard let value = json.integer else {
            throw json.kind == .number ? json.invalid("whole number expected") : json.mismatch("number")
        }
        self = value
    }
}

extension Int: JSONDecodable {
    /// Reads a whole number without a fraction or an exponent. In browsers it has 32 bits.
    ///
    /// - Throws: ``JSONDecodingError`` if this is no such number, or one too large for an `Int`.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        guard let value = Int(exactly: try Int64(json)) else { throw json.invalid("too large for a whole number") }
        self = value
    }
}

extension Array: JSONDecodable where Element: JSONDecodable {
    /// Reads an array, all of whose elements must be readable.
    ///
    /// - Throws: ``JSONDecodingError`` if this is no array, or else for the first element that cannot be read.
    /// - Complexity: O(*n*) in the number of elements, and what the type reads.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        guard json.kind == .array else { throw json.mismatch("array") }
        self = []
        reserveCapacity(json.count)
        for element in json.elements { append(try Element(element)) }
    }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
    /// Reads a value, or `null` as `nil`: for arrays with gaps.
    ///
    /// - Throws: ``JSONDecodingError`` for a value other than `null` that cannot be read.
    public init(_ json: JSONValue) throws(JSONDecodingError) {
        self = json.kind == .null ? nil : try Wrapped(json)
    }
}
