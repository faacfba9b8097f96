import NIOCore
import NIOHTTP1

extension LiveHost {
    func respond(to request: ServerRequest) async -> ServerResponse {
        if request.path == "/live/call" { return await call(request) }
        if let forwarder, await hub.isHandedOver { return await forward(request, forwarder) }
        if request.isNavigation { return await page() }
        if runsWebAssembly, let response = files.program(result, at: request.path) { return response }
        if let response = files.response(to: request.path) { return response }
        if let forwarder { return await forward(request, forwarder) }
        return ServerResponse(
            .notFound, text: "\(request.path) is not a file of the app. Name a server for such requests with --server.")
    }

    private func forward(_ request: ServerRequest, _ forwarder: RequestForwarder) async -> ServerResponse {
        do {
            return try await forwarder.response(to: request)
        } catch {
            await hub.missServer(at: forwarder.address)
            return ServerResponse(.badGateway, text: "\(forwarder.address) cannot be reached: \(error)")
        }
    }

    /// The page of the app, whatever the address.
    private func page() async -> ServerResponse {
        let program: PageFiles.Program =
            if !runsWebAssembly { .native } else if await hub.result != nil { .webAssembly } else { .none }
        return files.page(title: build.program.package.name, token: token, program: program)
    }

    /// An event whose result decides what the browser does next.
    private func call(_ request: ServerRequest) async -> ServerResponse {
        guard request.head.method == .POST, request.parameter("token") == token else {
            return ServerResponse(.forbidden, text: "This page belongs to another run. Load it again.")
        }
        guard let name = request.parameter("session"), let count = request.parameter("after").flatMap(Int.init),
            let session = await hub.session(named: name)
        else { return ServerResponse(.notFound, text: "There is no such session.") }
        return ServerResponse(text: "\(await session.call(Array(buffer: request.body), after: count))")
    }
}
