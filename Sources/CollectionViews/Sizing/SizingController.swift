import CollectionGeometry
import CollectionLayout

/// The sizes of self-sizing views: which are unknown, and which the host is measuring.
///
/// A view may return its own size, which the layout receives in the same pass. All others are measured by the host, one
/// batch per frame, overscan included, so that most sizes are known before the views become visible. The controller
/// knows no layout and stores no size: it passes sizes on.
final class SizingController: SelfSizing {
    private var batches = MeasuringState()
    /// The views whose sizes are to be requested from the host.
    private var unmeasured: [CollectionReusableView] = []
    /// The views that the host is measuring.
    private var measured: [CollectionReusableView] = []
    /// Whether sizes have arrived since the layout was last notified that all are known.
    private var needsSettling = false
    /// The environment in which views were measured.
    private var environment: HostEnvironment?
}

extension SizingController {
    /// The maximum number of items of one section that are measured out of sight because others depend on them.
    static var maximumSiblings: Int { 100 }

    package var isSettled: Bool { unmeasured.isEmpty && measured.isEmpty }

    package var hasUnmeasured: Bool { !unmeasured.isEmpty }

    package var measuredCount: Int { measured.count }

    /// Begins to collect the displayed views.
    func beginCollecting() {
        unmeasured.removeAll(keepingCapacity: true)
    }

    /// Adds a view to the unmeasured ones if its size is unknown. Returns the size of a view that returns one itself.
    func collect(_ view: CollectionReusableView) -> PreferredSize? {
        guard let attributes = view.layoutAttributes, view.measurement.isNeeded(attributes) else { return nil }
        guard let size = view.preferredSize(fitting: attributes) else {
            unmeasured.append(view)
            return nil
        }
        view.measurement.finish(attributes)
        return PreferredSize(element: attributes.element, size: size)
    }

    package func requestSizes(in context: HostContext) {
        let (action, token) = batches.next(token: context.pendingCalls.makeToken())
        switch action {
        case .measure:
            context.send(.measure(token, unmeasured.map { $0.hostMeasurement }))
            measured = unmeasured
            for view in measured { view.measurement.begin() }
            needsSettling = true
        case .requestFrame:
            context.send(.requestFrame)
        case .wait:
            break
        }
        unmeasured.removeAll(keepingCapacity: true)
    }

    /// Takes the host's response. Returns the sizes for the layout, or `nil` if the response belongs to another view.
    ///
    /// - Parameter scale: The number of device pixels per point: sizes are whole numbers of pixels.
    func take(_ token: Int, _ sizes: [Size], scale: Double) -> [PreferredSize]? {
        guard batches.take(token) else { return nil }
        var preferred: [PreferredSize] = []
        for (view, size) in zip(measured, sizes) {
            guard view.measurement.end() else { continue }
            // A view that shows another element by now is measured again. A departing view whose element was removed has no
            // element: another one has taken its path.
            guard !view.isParked, let attributes = view.layoutAttributes,
                view.elementHandle?.element == attributes.element
            else { continue }
            view.measurement.finish(attributes)
            let whole = Size(width: size.width.roundedUp(to: scale), height: size.height.roundedUp(to: scale))
            preferred.append(PreferredSize(element: attributes.element, size: whole))
        }
        measured.removeAll(keepingCapacity: true)
        return preferred
    }

    /// Notes that the layout has received sizes.
    func setNeedsSettling() { needsSettling = true }

    /// Whether the layout is to be notified that all sizes are known; true once after sizes have arrived.
    func takeSettling() -> Bool {
        defer { needsSettling = false }
        return needsSettling
    }

    package func beginFrame() { batches.beginFrame() }

    package func permitBatches(_ count: Int) { batches.permit(count) }

    /// Sets the environment in which views are measured. Returns whether earlier sizes may differ in it.
    func setEnvironment(_ next: HostEnvironment) -> Bool {
        defer { environment = next }
        return environment?.mayMeasureOtherwise(than: next) == true
    }

    /// Forgets the batch that the host is measuring: its views are measured again.
    func forgetBatch() {
        batches.reset()
        for view in measured { _ = view.measurement.end() }
        measured.removeAll()
    }

    package func reset() {
        forgetBatch()
        unmeasured = []
    }
}

extension Double {
    /// The length rounded up to a whole number of device pixels; less than a hundredth of a pixel is treated as noise.
    fileprivate func roundedUp(to scale: Double) -> Double {
        ((self * scale) - 0.01).rounded(.up) / scale
    }
}
