import CollectionToolkit
import Testing

@Suite struct BuildDiagnosticTests {
    @Test("errors are found in the output of a build, each once")
    func errors() {
        let output = """
            [3/5] Compiling Inbox List.swift
            /inbox/Sources/Inbox/List.swift:12:5: error: cannot find 'row' in scope
            12 |     row.text = "a: error: b"
            /inbox/Sources/Inbox/List.swift:3:1: warning: unused
            /inbox/Sources/Inbox/List.swift:12:5: error: cannot find 'row' in scope
            error: fatalError
            C:/inbox/A.swift:1:20: error: expected '}': error: again
            """
        #expect(
            BuildDiagnostic.errors(in: output).map(\.description) == [
                "/inbox/Sources/Inbox/List.swift:12:5: error: cannot find 'row' in scope",
                "C:/inbox/A.swift:1:20: error: expected '}': error: again",
            ])
        #expect(
            BuildDiagnostic.warnings(in: output).map(\.description) == [
                "/inbox/Sources/Inbox/List.swift:3:1: warning: unused"
            ])
    }
}
