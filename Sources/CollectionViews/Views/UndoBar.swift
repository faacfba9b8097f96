import CollectionFormatting
import CollectionGeometry

/// Shows the name of the last undo step with an undo button. It appears after each new step of a history and disappears
/// after some seconds.
///
/// ```swift
/// let undoBar = UndoBar(history: runner.history)
/// view.addSubview(undoBar)
/// runner.history.changeHandler = { model.needsUpdate = true }
///
/// override func viewDidLayoutSubviews() {
///     undoBar.followHistory()
/// }
/// ```
///
/// Control-Z and Command-Z undo while the focus is anywhere in the screen, and with Shift, or Control-Y, redo. In a
/// text field they apply to the text.
public final class UndoBar: View {
    /// The strings and the duration of the bar.
    public struct Configuration: Equatable, Sendable {
        /// The title of the button.
        public var undoTitle: String
        /// The time for which the bar is shown, in milliseconds. It stays while the keyboard focus is in it.
        public var milliseconds: Int

        /// Creates a configuration; the time is in milliseconds. The title is "Undo" in the language of the app for `nil`.
        public init(undoTitle: String? = nil, milliseconds: Int = 6000) {
            self.undoTitle = undoTitle ?? libraryText("Undo", german: "Widerrufen", arabic: "تراجع")
            self.milliseconds = milliseconds
        }
    }

    private let history: UndoHistory
    private let configuration: Configuration
    private let label = Label(.callout, styleClasses: ["is-multiline"])
    private let button: Button
    private var seenSteps: Int
    private var shownStep = 0
    private var timer: HostContext.Ticket?

    /// Creates a bar that is hidden until a step is added.
    public init(history: UndoHistory, configuration: Configuration = Configuration()) {
        self.history = history
        self.configuration = configuration
        button = Button(configuration.undoTitle)
        seenSteps = history.madeSteps
        super.init(.box, styleClasses: ["undo-bar"])
        button.addAction { history.undo() }
        for view in [label, button] as [View] { addSubview(view) }
        isHidden = true
    }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .keyPressed(.undo, _): history.undo()
        case .keyPressed(.redo, _): history.redo()
        default: super.handle(event)
        }
    }
}

extension UndoBar {
    /// Shows or hides the bar after a change of the history. Call it at the end of every event.
    public func followHistory() {
        guard history.madeSteps == seenSteps else {
            seenSteps = history.madeSteps
            if let title = history.undoTitle { show(title) }
            return
        }
        guard !isHidden else { return }
        if history.nextStep != shownStep || !(history.undoTitle ?? "").hasSameBytes(as: label.text) { hide() }
    }

    private func show(_ title: String) {
        label.text = title
        shownStep = history.nextStep
        isHidden = false
        send(.announce("\(title). \(configuration.undoTitle)?"))
        startTimer()
    }

    private func hide() {
        isHidden = true
        stopTimer()
    }

    private func startTimer() {
        stopTimer()
        timer = context?.after(milliseconds: configuration.milliseconds, target: self) { bar in
            bar.timer = nil
            if bar.containsFocus { bar.startTimer() } else { bar.hide() }
        }
    }

    private func stopTimer() {
        if let timer { context?.cancel(timer: timer) }
        timer = nil
    }
}
