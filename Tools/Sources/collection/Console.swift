import Foundation

/// What the tool says to its user.
enum Console {
    /// Prints a line with the time since the tool was started.
    static func say(_ sentence: String) {
        let seconds = (ContinuousClock.now - startTime) / .seconds(1)
        let line = String(format: "%7.1f s  ", seconds) + sentence + "\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    /// Begins to count the time.
    static func start() { _ = startTime }

    private static let startTime = ContinuousClock.now
}
