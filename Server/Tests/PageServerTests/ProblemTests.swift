import HTTPTypes
import Testing

@testable import PageServer

struct ProblemTests {
    @Test("the body of a problem has its members in the order of their names, and its texts escaped")
    func json() {
        let problem = Problem(status: .notFound, detail: "\"a/b\" is\nnot here.")
        #expect(
            String(decoding: problem.json, as: UTF8.self)
                == #"{"detail":"\"a/b\" is\nnot here.","status":404,"title":"Not Found","type":"about:blank"}"#)
    }
}
