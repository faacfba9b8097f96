import CollectionViewKit

/// The form of the guide "Forms".
final class SignUpViewController: ViewController {
    private let emailField = TextField("Email", contentType: .email)
    private let newsletterSwitch = Switch()
    private let sendButton = Button("Sign up", kind: .filled)

    override var title: String { "Sign up" }

    override func viewDidLoad() {
        emailField.setReturnKey(.send)
        emailField.addTarget(self, for: .editingDidEndOnExit) { screen, _ in screen.send() }
        emailField.addTarget(self, for: .editingChanged) { screen, _ in screen.emailField.errorMessage = nil }
        newsletterSwitch.accessibilityLabel = "Newsletter"
        sendButton.addTarget(self) { $0.send() }
        view.addSubview(Stack(.vertical, spacing: .medium, [emailField, newsletterSwitch, sendButton]))
    }

    private func send() {
        guard emailField.text.utf8.contains(UInt8(ascii: "@")) else {
            emailField.errorMessage = "An address has an @, as in name@example.com."
            emailField.focus()
            return
        }
        sendButton.isEnabled = false
        var body = JSONWriter()
        body.object { object in
            object.member("email", emailField.text)
            object.member("newsletter", newsletterSwitch.isOn)
        }
        let request = HostRequest("/api/sign-up", method: .post, body: body.bytes)
        context?.request(request, target: self) { screen, response in screen.receive(response) }
    }

    private func receive(_ response: HostResponse) {
        sendButton.isEnabled = true
        switch response {
        case .success: navigate(.push(path: "/welcome"))
        case .failure: emailField.errorMessage = "The server refuses this address."
        case .unreachable: emailField.errorMessage = "The server cannot be reached. Try again later."
        }
    }
}

/// The price of the guide "Text".
func makePrice() -> AttributedText {
    var price = AttributedText("€90 ", "is-strong")
    price.append("€120", "is-struck")
    return price
}
