import ArgumentParser
import CollectionToolkit

/// Lists what is missing on the machine.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Lists what is missing on this machine, and the command that installs it.")

    func run() async throws {
        let findings = await Doctor().findings()
        for finding in findings { print("\(finding.isPresent ? "found  " : "MISSING")  \(finding.name)") }
        let missing = findings.filter { !$0.isPresent }
        guard !missing.isEmpty else { return print("Nothing is missing.") }
        print("\nTo install what is missing:")
        for finding in missing { print("    \(finding.remedy)") }
        throw ExitCode.failure
    }
}
