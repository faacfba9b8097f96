/// The maximum sizes of a JSON text. Limits are checked while reading, so that a hostile text costs no more
/// than a large valid one.
///
/// A document over a limit is refused with a ``PageError`` whose description names the limit, its value and the place. A
/// caller that reads larger documents raises the limits; the browser cuts off responses earlier, see
/// `HostRequest.maximumResponseBytes`.
///
/// ```swift
/// do throws(PageError) {
///     let document = try JSONDocument(bytes, limits: JSONLimits(byteCount: 4 << 20, valueCount: 200_000))
///     show(document.root)
/// } catch {
///     context?.send(.log(.error, "the inbox cannot be read: \(error)"))
/// }
/// ```
public struct JSONLimits: Equatable, Sendable {
    /// The maximum length of the whole text, in bytes.
    public var byteCount: Int
    /// The maximum number of arrays and objects nested in one another; the outermost counts as 1.
    public var depth: Int
    /// The maximum number of values: objects, arrays, strings, numbers, booleans and nulls. Names do not count.
    public var valueCount: Int

    /// Creates limits, in the units of the properties; the defaults are those of the page format: 512 KiB, 12 levels and
    /// 20,000 values.
    public init(byteCount: Int = 512 * 1024, depth: Int = 12, valueCount: Int = 20_000) {
        self.byteCount = byteCount
        self.depth = depth
        self.valueCount = valueCount
    }
}
