import CollectionGeometry
import CollectionLayout

/// The sizes of views that say how large they want to be: which are still to be found out, and which are with the host.
///
/// A view may know its size, then the layout hears of it in the same pass. All others are measured by the host, one batch
/// a frame, overscan included, so that most sizes are known before anything is seen. It knows no layout and keeps no size:
/// it hands sizes over.
final class SizingController: SelfSizing {
    private var batches = MeasuringState()
    /// The views whose sizes are to be requested of the host.
    private var unmeasured: [CollectionReusableView] = []
    /// The views that the host is measuring.
    private var measured: [CollectionReusableView] = []
    /// Whether sizes have come in since the layout was last told that all is settled.
    private var needsSettling = false
    /// The environment for which views were measured.
    private var environment: HostEnvironment?
}

extension SizingController {
    /// The limit of items of one section that are measured out of sight because others depend on them.
    static var maximumSiblings: Int { 100 }

    package var isSettled: Bool { unmeasured.isEmpty && measured.isEmpty }

    package var hasUnmeasured: Bool { !unmeasured.isEmpty }

    package var measuredCount: Int { measured.count }

    /// Begins to look through the views that are displayed.
    func beginCollecting() {
        unmeasured.removeAll(keepingCapacity: true)
    }

    /// Looks whether the size of a view is to be found out. Returns the size of a view that knows it.
    func collect(_ view: CollectionReusableView) -> PreferredSize? {
        guard let attributes = view.layoutAttributes, view.needsMeasuring(attributes) else { return nil }
        guard let size = view.preferredSize(fitting: attributes) else {
            unmeasured.append(view)
            return nil
        }
        view.noteMeasured(attributes)
        return PreferredSize(element: attributes.element, size: size)
    }

    package func requestSizes(in context: HostContext) {
        let (action, token) = batches.next(token: context.makeToken())
        switch action {
        case .measure:
            context.send(.measure(token, unmeasured.map { $0.measurement }))
            measured = unmeasured
            for view in measured { view.isBeingMeasured = true }
            needsSettling = true
        case .requestFrame:
            context.send(.requestFrame)
        case .wait:
            break
        }
        unmeasured.removeAll(keepingCapacity: true)
    }

    /// Takes what the host has measured. Returns the sizes for the layout, or `nil` if the response is another's.
    ///
    /// - Parameter scale: The number of device pixels in a point: sizes are whole numbers of pixels.
    func take(_ token: Int, _ sizes: [Size], scale: Double) -> [PreferredSize]? {
        guard batches.answer(token) else { return nil }
        var preferred: [PreferredSize] = []
        for (view, size) in zip(measured, sizes) {
            guard view.isBeingMeasured else { continue }
            view.isBeingMeasured = false
            // A view that shows something else by now is measured again. One whose element is gone, and that is still on its
            // way out, stands for no element: another one has come to its path.
            guard !view.isParked, let attributes = view.layoutAttributes,
                view.elementHandle?.element == attributes.element
            else { continue }
            view.noteMeasured(attributes)
            let whole = Size(width: size.width.roundedUp(to: scale), height: size.height.roundedUp(to: scale))
            preferred.append(PreferredSize(element: attributes.element, size: whole))
        }
        measured.removeAll(keepingCapacity: true)
        return preferred
    }

    /// Notes that the layout has got sizes.
    func setNeedsSettling() { needsSettling = true }

    /// Whether the layout is to be told that all sizes are known; true once after sizes have come in.
    func takeSettling() -> Bool {
        defer { needsSettling = false }
        return needsSettling
    }

    package func beginFrame() { batches.beginFrame() }

    /// Takes the environment in which views are measured from now on. Returns whether sizes of before may not hold in it.
    func setEnvironment(_ next: HostEnvironment) -> Bool {
        defer { environment = next }
        return environment?.mayMeasureOtherwise(than: next) == true
    }

    /// Forgets the batch that is with the host.
    func forgetBatch() {
        batches.reset()
        measured.removeAll()
    }

    package func reset() {
        forgetBatch()
        unmeasured = []
    }
}

extension Double {
    /// The next length that is a whole number of device pixels; less than a hundredth of a pixel is taken for noise.
    fileprivate func roundedUp(to scale: Double) -> Double {
        ((self * scale) - 0.01).rounded(.up) / scale
    }
}
