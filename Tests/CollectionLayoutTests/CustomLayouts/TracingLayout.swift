import CollectionGeometry
import CollectionLayout

/// A layout that writes down its calls, in UIKit's names.
final class TracingLayout: CollectionViewLayout {
    private let invalidates: Bool
    var calls: [String] = []

    init(invalidates: Bool) {
        self.invalidates = invalidates
        super.init()
    }

    override func prepare(_ context: LayoutContext) {
        calls.append("prepare()")
    }

    override func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool {
        calls.append("shouldInvalidateLayout(forBoundsChange:)")
        return invalidates
    }

    override func invalidationContext(forBoundsChange bounds: Rect) -> LayoutInvalidationContext {
        calls.append("invalidationContext(forBoundsChange:)")
        return super.invalidationContext(forBoundsChange: bounds)
    }

    override func invalidateLayout() {
        calls.append("invalidateLayout()")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: LayoutInvalidationContext) {
        calls.append("invalidateLayout(with:)")
        super.invalidateLayout(with: context)
    }
}
