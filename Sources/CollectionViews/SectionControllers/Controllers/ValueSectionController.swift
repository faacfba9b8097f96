/// A section controller for a value of a known type.
///
/// ```swift
/// final class HomeController: ValueSectionController<Home> {
///     override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
///         context.dequeue(homeCells, forItemAt: index, item: value)
///     }
/// }
/// adapter.register { (home: Home) in HomeController(home) }
/// ```
open class ValueSectionController<Value: Identifiable & Equatable>: SectionController {
    /// The value of the section.
    public private(set) final var value: Value

    /// Creates a controller for a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// The previous value, while ``valueDidChange()`` is called; `nil` at any other time.
    public private(set) final var previousValue: Value?

    /// Sets the value of an object, then calls ``valueDidChange()``. Override that instead.
    public final override func didUpdate(to object: ListObject) {
        guard let next: Value = object.value() else { return }
        previousValue = value
        value = next
        valueDidChange()
        previousValue = nil
    }

    // The previous value is not a parameter: the override of a concrete subclass would receive it with another calling
    // convention than the generic class passes it, which traps in Embedded Swift.

    /// Called when ``value`` was set: for the first time, when it equals ``previousValue``, or to other content. The
    /// default does nothing.
    open func valueDidChange() {}
}
