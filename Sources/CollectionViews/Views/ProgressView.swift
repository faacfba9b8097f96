/// A bar that shows the progress of a task.
///
/// ![Progress views at the start, in the middle, at the end, and without a known end](view-progress-view)
///
/// Set an ``View/accessibilityLabel`` that names the task.
///
/// See UIKit's `UIProgressView`, whose progress is always known.
public final class ProgressView: View {
    /// The progress, from 0 to 1; `nil` if it is unknown. Values outside of the range are clamped.
    public var progress: Double? {
        didSet { if progress != oldValue { show() } }
    }

    /// Creates a view with a progress from 0 to 1; `nil` if it is unknown.
    public init(progress: Double? = 0) {
        self.progress = progress
        super.init(.box, styleClasses: ["progress-view"])
        addSubview(View(.box, styleClasses: ["progress-view-fill"]))
        setAttribute(.accessibilityRole, "progressbar")
        show()
    }

    private func show() {
        setStyleClass("is-indeterminate", progress == nil)
        let done = progress.map { $0.clampedFraction }
        setVariable("progress", done ?? 0)
        setAttribute(.valueNow, done.map { "\(Int(($0 * 100).rounded()))" })
    }
}

extension Double {
    /// The number clamped to 0...1; 0 for NaN.
    var clampedFraction: Double { self > 0 ? min(self, 1) : 0 }
}
