import ScreenContracts

/// What the user thinks of how a receipt was dealt with. The screen shows it as the server has it.
typealias Feedback = FeedbackContract
