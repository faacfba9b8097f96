/// A bar that shows how much of something is done.
///
/// ![Bars of work that is not begun, underway, done, and of unknown length](view-progress-bar)
///
/// Give it an ``View/accessibilityLabel``: what is under way.
public final class ProgressBar: View {
    /// How much is done, from 0 to 1; `nil` if that is not known. Numbers outside are brought inside.
    public var progress: Double? {
        didSet { if progress != oldValue { show() } }
    }

    /// Creates a bar.
    public init(progress: Double? = 0) {
        self.progress = progress
        super.init(.box, roles: ["progress-bar"])
        addSubview(View(.box, roles: ["progress-bar-fill"]))
        setAttribute(.accessibilityRole, "progressbar")
        show()
    }

    private func show() {
        setRole("is-indeterminate", progress == nil)
        let done = progress.map { $0.clampedFraction }
        setVariable("progress", done ?? 0)
        setAttribute(.valueNow, done.map { "\(Int(($0 * 100).rounded()))" })
    }
}

extension Double {
    /// The number brought between 0 and 1; 0 for what is no number.
    var clampedFraction: Double { self > 0 ? min(self, 1) : 0 }
}
