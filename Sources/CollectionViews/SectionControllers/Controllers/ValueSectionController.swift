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
    /// What the section shows.
    public private(set) final var value: Value

    /// Creates a controller for a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Takes the value out of an object, then calls ``valueDidChange(from:)``. Override that instead.
    public final override func didUpdate(to object: ListObject) {
        guard let next: Value = object.value() else { return }
        let previous = value
        value = next
        valueDidChange(from: previous)
    }

    /// ``value`` has been set: for the first time, when it equals the previous one, or to other content. The default
    /// does nothing.
    open func valueDidChange(from previous: Value) {}
}
