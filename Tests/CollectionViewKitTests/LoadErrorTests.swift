import CollectionViewKit
import Testing

@Suite struct LoadErrorTests {
    @Test("a response without content says why, by its status")
    func statuses() {
        let expected: [(Int, LoadError.Reason, LoadError.Recovery)] = [
            (400, .invalid, .correct), (403, .refused, .retry), (404, .notFound, .goBack), (408, .timedOut, .retry),
            (410, .outdated, .reload), (412, .outdated, .reload), (413, .limit, .retry), (429, .limit, .retry),
            (500, .refused, .retry), (503, .refused, .retry),
        ]
        for (status, reason, recovery) in expected {
            let error = LoadError(.failure(status: status))
            #expect(error == LoadError(reason: reason, code: status))
            #expect(error?.recovery == recovery)
        }
        #expect(LoadError(.unreachable) == .unreachable)
        #expect(LoadError.unreachable.recovery == .waitForNetwork)
        #expect(LoadError(HostResponse.success([])) == nil)
    }

    @Test("a request that deletes what does not exist succeeds, and every other request for it fails")
    func deletion() {
        let missing = HostResponse.failure(status: 404)
        #expect(LoadError(missing, to: HostRequest("/v1/notes/1", method: .delete)) == nil)
        #expect(LoadError(missing, to: HostRequest("/v1/notes/1", method: .put)) == LoadError(missing))
        let gone = HostResponse.failure(status: 410)
        #expect(LoadError(gone, to: HostRequest("/v1/notes/1", method: .delete)) == LoadError(gone))
        #expect(LoadError(.success([]), to: HostRequest("/v1/notes/1", method: .delete)) == nil)
    }

    @Test("every reason has a sentence, and a screen may have one of its own")
    func sentences() {
        for reason in LoadError.Reason.allCases { #expect(LoadError(reason: reason).sentence.hasSuffix(".")) }
        let gone = LoadError.notFound.saying("This home is sold.", when: .notFound).saying("Other.", when: .notFound)
        #expect(gone.sentence == "This home is sold.")
        #expect(gone.saying("Old.", when: .outdated) == gone)
        #expect(LoadError.outdated.withMessage.message == LoadError.outdated.sentence)
    }

    @Test("a failure has the server's sentence if its body is a problem")
    func problems() {
        func message(_ body: String, type: String = "application/problem+json; charset=utf-8") -> String? {
            let reply = HostReply(status: 422, headerFields: ["Content-Type": type], body: Array(body.utf8))
            return LoadError(problem: reply)?.message
        }
        #expect(message(#"{"title": "Invalid", "detail": "The name is taken."}"#) == "The name is taken.")
        #expect(message(#"{"title": "Invalid"}"#) == "Invalid")
        #expect(message("{}") == "")
        #expect(message("<html>") == "")
        #expect(message(#"{"title": "Invalid"}"#, type: "application/json") == "")
        #expect(LoadError(problem: HostReply(status: 404)) == LoadError(reason: .notFound, code: 404))
        #expect(LoadError(problem: .unreachable) == .unreachable)
        #expect(LoadError(problem: .success([])) == nil)
    }

    @Test("a response that cannot be read is a failure, whose place is logged for developers")
    func decoding() {
        let context = HostContext()
        func outcome(_ text: String, limits: JSONLimits = JSONLimits()) -> String {
            do throws(LoadError) {
                let numbers: [Int] = try HostResponse.success(Array(text.utf8)).decode(limits: limits, log: context)
                return "\(numbers)"
            } catch {
                return "\(error.reason)"
            }
        }
        #expect(outcome("[1, 2]") == "[1, 2]")
        #expect(context.takeCommands() == [])
        #expect(outcome(#"[1, "2"]"#) == "undecodable")
        #expect(
            context.takeCommands()
                == [.log(.error, "A response cannot be read. [1]: number expected, string found")])
        #expect(outcome("[1") == "undecodable")
        #expect(outcome("[1, 2]", limits: JSONLimits(byteCount: 2)) == "limit")
        #expect(throws: LoadError(reason: .notFound, code: 404)) {
            try HostResponse.failure(status: 404).decode([Int].self, log: nil)
        }
    }
}
