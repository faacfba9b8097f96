import CollectionGeometry
import CollectionViews

/// Sends the requests that the server lists at `/tasks.txt`, one after another, and shows what came of each: the status, the field `ETag` and
/// the body.
///
/// A line of the list has the method, the address, the timeout, whether credentials go to another origin, the body, and names and values of
/// header fields, with `|` between them.
final class RequestScreen: ViewController {
    private let results = Stack(.vertical, spacing: .small, alignment: .leading)

    override func viewDidLoad() {
        view.addSubview(results)
        let list = HostRequest("/tasks.txt", headerFields: ["Accept": "text/plain"])
        context?.fetch(list, target: self) { screen, reply in
            let lines = String(decoding: reply.body, as: UTF8.self).split(separator: "\n")
            screen.send(lines.map { $0.split(separator: "|", omittingEmptySubsequences: false).map { String($0) } })
        }
    }

    private func send(_ tasks: [[String]]) {
        guard let task = tasks.first, task.count >= 5 else { return }
        var request = HostRequest(task[1], body: Array(task[4].utf8), sendsCredentials: task[3] == "1")
        for method in [HostRequest.Method.post, .put, .patch, .delete, .head] where name(of: method) == task[0] {
            request.method = method
        }
        if let timeout = Int(task[2]) { request.timeout = timeout }
        for index in stride(from: 5, to: task.count - 1, by: 2) { request.headerFields[task[index]] = task[index + 1] }
        context?.fetch(request, target: self) { screen, reply in
            let label = Label(.body)
            let body = String(decoding: reply.body, as: UTF8.self)
            label.text = "\(reply.status) \(reply.headerFields["ETag"] ?? "-") \(body)"
            screen.results.addSubview(label)
            screen.send(Array(tasks.dropFirst()))
        }
    }

    private func name(of method: HostRequest.Method) -> String {
        switch method {
        case .get: "GET"
        case .post: "POST"
        case .put: "PUT"
        case .patch: "PATCH"
        case .delete: "DELETE"
        case .head: "HEAD"
        }
    }
}
