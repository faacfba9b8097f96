/// The checks of a program that is built with WASM_CANONICAL_EQUIVALENCE: strings are compared as natively.
@main
struct Main {
    static func main() {
        let checker = Checker()
        checker.check("a letter with an accent equals both of them", "\u{e9}" == "e\u{301}")
        checker.check("equal strings are one key", Set(["\u{1e69}", "s\u{323}\u{307}", "s\u{307}\u{323}"]).count == 1)
        checker.check("a syllable equals its letters", "\u{d55c}" == "\u{1112}\u{1161}\u{11ab}")
        checker.check("strings are ordered by their normal forms", "e\u{301}" < "\u{ea}")
        checker.check("compatible letters differ", "ﬁ" != "fi")
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
