/// A form of addresses with the values in it, which reads and writes them alike.
///
/// Patterns are put together by `/`; the values of several parts are a tuple of up to three. ``map(parse:print:)`` makes a route of the
/// app of them.
///
/// ```swift
/// let review: RoutePattern<(Int, Int)> = .path("shows") / .parameter(.int) / .path("reviews") / .parameter(.int)
/// let search: RoutePattern<String?> = .path("search") / .query("q", .string)
/// ```
public struct RoutePattern<Value> {
    let read: (inout RouteReader) -> Value?
    /// Returns whether the value is one of the pattern's.
    let write: (Value, inout RouteWriter) -> Bool

    init(read: @escaping (inout RouteReader) -> Value?, write: @escaping (Value, inout RouteWriter) -> Bool) {
        self.read = read
        self.write = write
    }

    /// A parameter between slashes.
    public static func parameter(_ parameter: RouteParameter<Value>) -> RoutePattern<Value> {
        RoutePattern(
            read: { reader in reader.nextPart().flatMap { parameter.parse($0) } },
            write: { value, writer in
                writer.append(part: parameter.print(value))
                return true
            })
    }

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

    /// A pattern of other values, such as the cases of an enumeration.
    ///
    /// - Parameters:
    ///   - parse: Returns what the values of an address stand for, or `nil` where that is nothing of the app's.
    ///   - print: Returns the values for a route, or `nil` where the route is not one of this pattern.
    public func map<Route>(
        parse: @escaping (Value) -> Route?, print: @escaping (Route) -> Value?
    ) -> RoutePattern<Route> {
        RoutePattern<Route>(
            read: { reader in read(&reader).flatMap { parse($0) } },
            write: { route, writer in
                guard let value = print(route) else { return false }
                return write(value, &writer)
            })
    }
}

extension RoutePattern where Value == Void {
    /// The root of the addresses.
    public static var root: RoutePattern<Void> { RoutePattern(read: { _ in () }, write: { _, _ in true }) }

    /// A fixed part between slashes.
    public static func path(_ name: StaticString) -> RoutePattern<Void> {
        RoutePattern(
            read: { reader in reader.takePart(name) ? () : nil },
            write: { _, writer in
                writer.append(part: name)
                return true
            })
    }

    /// The one address of a route without values.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - isRoute: Returns whether a route is this one.
    public func map<Route>(to route: Route, when isRoute: @escaping (Route) -> Bool) -> RoutePattern<Route> {
        map(parse: { _ in route }, print: { isRoute($0) ? () : nil })
    }

    /// This pattern, followed by another one.
    public static func / <Next>(first: RoutePattern<Void>, next: RoutePattern<Next>) -> RoutePattern<Next> {
        RoutePattern<Next>(
            read: { reader in first.read(&reader) == nil ? nil : next.read(&reader) },
            write: { value, writer in first.write((), &writer) && next.write(value, &writer) })
    }
}

/// A pattern, followed by a fixed part.
public func / <First>(first: RoutePattern<First>, next: RoutePattern<Void>) -> RoutePattern<First> {
    RoutePattern(
        read: { reader in
            guard let value = first.read(&reader), next.read(&reader) != nil else { return nil }
            return value
        },
        write: { value, writer in first.write(value, &writer) && next.write((), &writer) })
}

/// A pattern, followed by another one.
public func / <First, Next>(
    first: RoutePattern<First>, next: RoutePattern<Next>
) -> RoutePattern<(First, Next)> {
    RoutePattern(
        read: { reader in
            guard let value = first.read(&reader), let other = next.read(&reader) else { return nil }
            return (value, other)
        },
        write: { value, writer in first.write(value.0, &writer) && next.write(value.1, &writer) })
}

/// Two patterns, followed by another one.
public func / <First, Second, Next>(
    first: RoutePattern<(First, Second)>, next: RoutePattern<Next>
) -> RoutePattern<(First, Second, Next)> {
    RoutePattern(
        read: { reader in
            guard let values = first.read(&reader), let other = next.read(&reader) else { return nil }
            return (values.0, values.1, other)
        },
        write: { value, writer in first.write((value.0, value.1), &writer) && next.write(value.2, &writer) })
}
