/// The form of an address with its values. The same pattern reads and writes the address.
///
/// Patterns are joined by `/`; the values of several parts are a tuple of up to three. ``map(parse:print:)`` makes a route of the
/// app of them.
///
/// ```swift
/// let review: RoutePattern<(Int, Int)> = .path("shows") / .parameter(.int) / .path("reviews") / .parameter(.int)
/// let search: RoutePattern<String?> = .path("search") / .query("q", .string)
///
/// review.value(for: "/shows/7/reviews/1")  // (7, 1)
/// search.address(for: "tea")               // /search?q=tea
/// ```
///
/// A pattern reads and writes paths by itself, as ``Router`` does with a route for all other paths.
public struct RoutePattern<Value>: Sendable {
    let read: @Sendable (inout RouteReader) -> Value?
    /// Returns whether the value is one of the pattern's.
    let write: @Sendable (Value, inout RouteWriter) -> Bool

    init(
        read: @escaping @Sendable (inout RouteReader) -> Value?,
        write: @escaping @Sendable (Value, inout RouteWriter) -> Bool
    ) {
        self.read = read
        self.write = write
    }
}

extension RoutePattern {
    /// The value of a path with its query, or `nil` where the path is not one of the pattern. The ignored parts are listed at
    /// ``Router/route(for:)``.
    ///
    /// - Complexity: O(*n*) in the number of bytes, for each pattern that this one is made of.
    public func value(for path: String) -> Value? {
        var reader = RouteReader(path)
        guard let value = read(&reader), reader.isAtEnd else { return nil }
        return value
    }

    /// The path of a value, with its query; `nil` for a value that the pattern does not write.
    public func address(for value: Value) -> String? {
        var writer = RouteWriter()
        return write(value, &writer) ? writer.path : nil
    }

    /// Whether a path is one of the pattern, or lies below one.
    public func isPrefix(of path: String) -> Bool {
        var reader = RouteReader(path)
        return read(&reader) != nil
    }

    /// The first of several patterns that fits, in both directions. It reads a path to its end, so that nothing can follow it.
    public static func first(of patterns: [RoutePattern<Value>]) -> RoutePattern<Value> {
        RoutePattern(
            read: { reader in
                for pattern in patterns {
                    var attempt = reader
                    guard let value = pattern.read(&attempt), attempt.isAtEnd else { continue }
                    reader = attempt
                    return value
                }
                return nil
            },
            write: { value, writer in
                for pattern in patterns {
                    var attempt = writer
                    guard pattern.write(value, &attempt) else { continue }
                    writer = attempt
                    return true
                }
                return false
            })
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

    /// A parameter between slashes that may be missing: the last part of a path.
    public static func optional<Parameter>(
        _ parameter: RouteParameter<Parameter>
    ) -> RoutePattern<Value> where Value == Parameter? {
        RoutePattern(
            read: { reader in
                guard let part = reader.nextPart() else { return .some(nil) }
                guard let value = parameter.parse(part) else { return nil }
                return .some(value)
            },
            write: { value, writer in
                if let value { writer.append(part: parameter.print(value)) }
                return true
            })
    }

    /// A pattern of other values, such as the cases of an enumeration.
    ///
    /// - Parameters:
    ///   - parse: Returns what the values of an address stand for, or `nil` where they do not belong to the app.
    ///   - print: Returns the values for a route, or `nil` where the route is not one of this pattern.
    public func map<Route>(
        parse: @escaping @Sendable (Value) -> Route?, print: @escaping @Sendable (Route) -> Value?
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

    /// The one address of a route.
    ///
    /// - Parameter route: The route.
    public func map<Route: Sendable & Equatable>(to route: Route) -> RoutePattern<Route> {
        map(to: route) { $0 == route }
    }

    /// The one address of a route whose type is not comparable.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - isRoute: Returns whether a route is this one.
    public func map<Route: Sendable>(
        to route: Route, when isRoute: @escaping @Sendable (Route) -> Bool
    ) -> RoutePattern<Route> {
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
