import CollectionViewKit
import SharedScreens
import Testing

struct ServerFailureTests {
    @Test("a response that brings nothing is a failure, by its status")
    func failures() {
        let failures = [400, 404, 410, 500, 503].map { ServerFailure(.failure(status: $0)) }
        #expect(failures == [.invalid, .missing, .outdated, .refused, .refused])
        #expect(ServerFailure(.unreachable) == .unreachable)
        #expect(ServerFailure(.success([])) == nil)
    }

    @Test("a document is read within its limits")
    func documents() throws {
        let context = HostContext()
        func read(_ response: HostResponse, _ limits: JSONLimits = JSONLimits()) -> Result<Int?, ServerFailure> {
            ServerFailure.document(in: response, limits: limits, context: context).map { $0.int("a") }
        }
        let response = HostResponse.success(Array(#"{"a":7}"#.utf8))
        #expect(read(response) == .success(7))
        #expect(read(response, JSONLimits(byteCount: 6)) == .failure(.unreadable))
        #expect(
            context.takeCommands() == [
                .log(
                    .error,
                    "A response cannot be read. The document has 7 bytes, more than the limit of 6 (JSONLimits.byteCount). "
                        + "Raise the limit, or split the document; sections of a page move into sources.")
            ])
        #expect(read(.success(Array("{".utf8))) == .failure(.unreadable))
        #expect(read(.failure(status: 404)) == .failure(.missing))
        #expect(read(.unreachable) == .failure(.unreachable))
    }

    @Test("a question in which the reader has no part is not the reader's mistake")
    func sentences() {
        #expect(ServerFailure.missing.sentence(missing: "Gone.", outdated: "Old.") == "Gone.")
        #expect(ServerFailure.outdated.sentence(missing: "Gone.", outdated: "Old.") == "Old.")
        #expect(ServerFailure.invalid.sentence(missing: "", outdated: "", invalid: "Change it.") == "Change it.")
        #expect(
            ServerFailure.invalid.sentence(missing: "", outdated: "")
                == ServerFailure.refused.sentence(missing: "", outdated: ""))
    }
}
