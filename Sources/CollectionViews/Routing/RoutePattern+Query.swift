// The queries of an address. They are read wherever the pattern has them, and may be in any order.

extension RoutePattern {
    /// The value of a query, which may be missing: `?q=…`. A value that cannot be read counts as missing.
    public static func query<Parameter>(
        _ name: StaticString, _ parameter: RouteParameter<Parameter>
    ) -> RoutePattern<Value> where Value == Parameter? {
        RoutePattern(
            read: { reader in .some(reader.query(name).flatMap { parameter.parse($0) }) },
            write: { value, writer in
                if let value { writer.append(query: name, parameter.print(value)) }
                return true
            })
    }
}

extension RoutePattern where Value == Bool {
    /// Whether the query has a name, with or without a value: `?faults`. It is written without one.
    public static func flag(_ name: StaticString) -> RoutePattern<Bool> {
        RoutePattern(
            read: { reader in reader.query(name) != nil },
            write: { isSet, writer in
                if isSet { writer.append(flag: name) }
                return true
            })
    }
}

extension RoutePattern where Value == String {
    /// The whole query as it stands in the address, with its escapes and without the question mark; empty where there is none. For
    /// screens that read and write it themselves.
    ///
    /// The text is written as it is: what `#`, `?` and spaces would break must be escaped in it.
    public static var queryText: RoutePattern<String> {
        RoutePattern(
            read: { reader in reader.queryText },
            write: { text, writer in
                writer.append(queryText: text)
                return true
            })
    }
}
