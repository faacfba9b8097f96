import Foundation

/// The commands of the Swift package manager that compile a package natively.
///
/// Their options are the same, because a command with other ones compiles the kit again. The environment variable
/// `COLLECTION_BUILD_FLAGS` adds options to all of them, separated by spaces: a user who calls `swift test` with options sets it to
/// these.
public enum NativeCommand {
    /// The words of a command.
    ///
    /// - Parameters:
    ///   - name: The command of the package manager: "build" or "test".
    ///   - package: The package.
    /// - Returns: The name of the program and its arguments, to which those of the command itself are appended.
    public static func words(_ name: String, of package: WebProgram.Package) -> [String] {
        words(name, path: package.path, environment: ProcessInfo.processInfo.environment)
    }

    static func words(_ name: String, path: String, environment: [String: String]) -> [String] {
        let options = environment["COLLECTION_BUILD_FLAGS"]?.split(separator: " ").map(String.init) ?? []
        return ["swift", name, "--package-path", path] + options
    }
}
