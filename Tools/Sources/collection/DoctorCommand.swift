import ArgumentParser
import CollectionToolkit
import Foundation

/// Lists what is missing on the machine, and what in a package cannot be built for the browser.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Lists what is missing on this machine, and the command that installs it.",
        discussion: """
            In the folder of a package it also lists code that builds natively but not for the browser, and what to write \
            instead.
            """
    )

    @OptionGroup var options: ProgramOptions

    func run() async throws {
        let isMachineReady = await examineMachine()
        let areSourcesReady = try await examineSources()
        guard isMachineReady, areSourcesReady else { throw ExitCode.failure }
    }

    private func examineMachine() async -> Bool {
        let findings = await Doctor().findings()
        for finding in findings { print("\(finding.isPresent ? "found  " : "MISSING")  \(finding.name)") }
        let missing = findings.filter { !$0.isPresent }
        guard !missing.isEmpty else {
            print("Nothing is missing.")
            return true
        }
        print("\nTo install what is missing:")
        for finding in missing { print("    \(finding.remedy)") }
        return false
    }

    private func examineSources() async throws -> Bool {
        guard FileManager.default.fileExists(atPath: "\(options.packagePath)/Package.swift") else { return true }
        let program = try await options.program()
        let findings = try await EmbeddedCheck(program).findings()
        for finding in findings { print(finding) }
        if findings.isEmpty { print("All sources can be built for the browser.") }
        return findings.isEmpty
    }
}
