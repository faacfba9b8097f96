import CollectionBrowser
import Inbox

/// The inbox of the tests as a program for the browser.
@_expose(wasm, "host_main")
@c
func hostMain() {
    var next = 100
    let mailbox = Mailbox(
        (0..<40).map {
            Message(id: $0, sender: "Sender \($0)", subject: "Subject \($0)", day: $0 < 12 ? .today : .earlier)
        })
    BrowserHost.run(
        InboxViewController(mailbox: mailbox) {
            next += 1
            return [Message(id: next, sender: "Sender \(next)", subject: "New", day: .today)]
        })
}

@main
struct Main {
    /// Starts the native program; in WebAssembly the page calls `host_main`.
    static func main() { hostMain() }
}
