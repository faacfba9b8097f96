import Testing

@testable import CollectionToolkit

@Suite struct NativeCommandTests {
    @Test("options of the environment are appended to every native command", arguments: ["build", "test"])
    func options(name: String) {
        let words = NativeCommand.words(
            name, path: "/inbox", environment: ["COLLECTION_BUILD_FLAGS": "-debug-info-format  none"])
        #expect(words == ["swift", name, "--package-path", "/inbox", "-debug-info-format", "none"])
    }

    @Test(
        "without options in the environment there are none",
        arguments: [[:], ["COLLECTION_BUILD_FLAGS": ""]] as [[String: String]])
    func noOptions(environment: [String: String]) {
        #expect(
            NativeCommand.words("test", path: "/inbox", environment: environment)
                == ["swift", "test", "--package-path", "/inbox"])
    }
}
