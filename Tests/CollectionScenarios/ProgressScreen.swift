import CollectionGeometry
import CollectionViews

/// Sends the requests that the server lists at `/tasks.txt`, one after another, and shows for each the status, the number of
/// bytes of the body of the response, and each progress: the bytes sent, those to be sent, those received and those to be
/// received, where -1 stands for an unknown number.
///
/// A line of the list has the method, the address, the timeout in milliseconds and the number of bytes of the body, with `|`
/// between them. A request with the method `CANCEL` is a `POST` that is cancelled at its first progress.
final class ProgressScreen: ViewController {
    private let results = Stack(.vertical, spacing: .small, alignment: .leading)
    private var steps = ""
    private var ticket: HostContext.Ticket?

    override func viewDidLoad() {
        view.addSubview(results)
        let list = HostRequest("/tasks.txt", headerFields: ["Accept": "text/plain"])
        context?.fetch(list, target: self) { screen, reply in
            let lines = String(decoding: reply.body, as: UTF8.self).split(separator: "\n")
            screen.send(lines.map { $0.split(separator: "|", omittingEmptySubsequences: false).map { String($0) } })
        }
    }

    private func send(_ tasks: [[String]]) {
        guard let task = tasks.first, task.count == 4, let timeout = Int(task[2]), let count = Int(task[3]) else {
            return
        }
        let isCancelled = task[0] == "CANCEL"
        let body = [UInt8](repeating: UInt8(ascii: "x"), count: count)
        let request = HostRequest(task[1], method: task[0] == "GET" ? .get : .post, body: body, timeout: timeout)
        let rest = Array(tasks.dropFirst())
        steps = ""
        ticket = context?.fetch(request, target: self) { screen, progress in
            screen.note(progress)
            if isCancelled { screen.cancel(goingOnWith: rest) }
        } then: { screen, reply in
            screen.show("\(reply.status) \(reply.body.count)")
            screen.send(rest)
        }
    }

    private func note(_ progress: RequestProgress) {
        let sent = "\(progress.sentByteCount)/\(progress.expectedSentByteCount ?? -1)"
        steps += " \(sent)/\(progress.receivedByteCount)/\(progress.expectedReceivedByteCount ?? -1)"
    }

    private func cancel(goingOnWith rest: [[String]]) {
        guard let ticket else { return }
        context?.cancel(request: ticket)
        show("cancelled 0")
        send(rest)
    }

    private func show(_ result: String) {
        let label = Label(.body)
        label.text = result + steps
        results.addSubview(label)
    }
}
