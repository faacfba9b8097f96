/// The engine's checks as one WebAssembly module. Every file beside this one adds a suite; a suite is a function that
/// takes the ``Checker`` and states what must hold. The host calls `run_checks` and reads the log.
@main
struct Main {
    static func main() {
        let checker = Checker()
        geometryChecks(checker)
        pagesChecks(checker)
        diffingChecks(checker)
        snapshotChecks(checker)
        outlineChecks(checker)
        aggregateChecks(checker)
        layoutChecks(checker)
        commandChecks(checker)
        operationChecks(checker)
        unicodeChecks(checker)
        randomChecks(checker)
        checker.finish()
    }
}

#if arch(wasm32)
@_expose(wasm, "run_checks")
@c
func runChecks() {
    Main.main()
}
#endif
