import CollectionViewKit
import ScreenContracts

/// Has the server store what the user thinks of people.
final class PeopleService {
    /// The connection to the host; without one nothing is sent, and each request fails with the reason `failed`.
    var context: HostContext?
}

extension PeopleService {
    /// Sends what the user thinks of a person. The handler is told why that was not stored; `nil` if it was.
    func store(_ decision: Decision, on id: Int, then handler: @escaping (LoadError?) -> Void) {
        guard let context else { return handler(LoadError(reason: .failed)) }
        var body = JSONWriter()
        body.object { DecisionContract(decision).write(to: &$0) }
        let request = HostRequest("/v1/people/\(id)/decision", method: .put, body: body.bytes)
        context.request(request) { handler(LoadError($0)) }
    }
}
