import HTTPTypes
import Hummingbird

extension Router where Context == AppRequestContext {
    private static var refusable: [HTTPRequest.Method] { [.get, .post, .put, .patch, .delete, .options] }

    /// Responds to the methods that a path does not take with 405 and the methods that it does take (RFC 9110, section
    /// 15.5.6). Called when all routes are there.
    func refuseOtherMethods() {
        for (path, routes) in Dictionary(grouping: routes, by: { $0.path.description }) {
            var methods = Set(routes.map(\.method))
            if methods.contains(.get) { methods.insert(.head) }
            let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
            for method in Self.refusable where !methods.contains(method) {
                on(RouterPath(path), method: method) { _, _ -> Response in
                    throw Problem(
                        status: .methodNotAllowed, detail: "This path allows \(allowed) only.",
                        headers: [.allow: allowed]
                    )
                }
            }
        }
    }
}
