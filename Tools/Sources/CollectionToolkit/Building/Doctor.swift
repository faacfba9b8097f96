/// Finds out what is missing on a machine.
public struct Doctor: Sendable {
    /// Something that a command of the tool needs.
    public struct Finding: Sendable {
        /// What it is and what it is for.
        public let name: String
        /// Whether it is there.
        public let isPresent: Bool
        /// The command that installs it, or what else to do.
        public let remedy: String
    }

    /// Creates a doctor.
    public init() {}

    /// Looks for everything, in the order in which the commands of the tool need it.
    public func findings() async -> [Finding] {
        func program(_ names: [String], for use: String, package: String) -> Finding {
            Finding(
                name: "\(names[0]) (\(use))", isPresent: names.contains(where: Command.isInstalled),
                remedy: "sudo apt-get install \(package)")
        }
        return [
            await compiler(),
            Finding(
                name: "WebAssembly support of the compiler (build)", isPresent: await targetsWebAssembly(),
                remedy: "install a toolchain from swift.org, which has it: https://www.swift.org/install"),
            program(["wasm-opt"], for: "build", package: "binaryen"),
            program(["esbuild"], for: "build", package: "esbuild"),
            program(["node", "nodejs"], for: "build, size", package: "nodejs"),
            program(["chromium", "google-chrome"], for: "test --browser", package: "chromium"),
            program(["python3"], for: "test --browser", package: "python3 python3-pip"),
            Finding(
                name: "Playwright (test --browser)",
                isPresent: await succeeds(["python3", "-c", "import playwright, pytest"]),
                remedy: "python3 -m pip install playwright pytest"),
        ]
    }

    private func compiler() async -> Finding {
        let outcome = try? await Command(["swift", "--version"]).capture()
        let version = outcome.flatMap { $0.output.firstMatch(of: /Swift version (\d+)\.(\d+)/) }
        let isNew = version.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) >= (6, 3) } ?? false
        return Finding(
            name: "Swift 6.3 or later (all commands)", isPresent: isNew,
            remedy: "install it from https://www.swift.org/install")
    }

    private func targetsWebAssembly() async -> Bool {
        await succeeds(["swiftc", "-print-target-info", "-target", "wasm32-unknown-none-wasm"])
    }

    private func succeeds(_ words: [String]) async -> Bool {
        (try? await Command(words).capture().isSuccess) ?? false
    }
}
