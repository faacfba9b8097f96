import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("Writing to who offers a home")
struct ContactTests {
    private static let path = "/v1/homes/7/inquiry"
    private static let body = #"{"name":"Ida","contact":"ida@example.org","message":"May I see it?"}"#

    private func opened() -> HomesHost {
        let homes = HomesHost(path: "/homes/7", height: 1_600)
        homes.respond(to: "/v1/homes/7", with: HomesResponses.details(7, isSeen: true))
        homes.press("Contact")
        return homes
    }

    private func fill(_ homes: HomesHost, contact: String = "ida@example.org") {
        homes.host.write("Ida", intoFieldLabeled: "Your name")
        homes.host.write(contact, intoFieldLabeled: "Email or phone")
        homes.host.write("May I see it?", intoFieldLabeled: "Message")
    }

    /// The inquiries that were sent.
    private func sent(_ homes: HomesHost) -> [String] { homes.openRequests.filter { $0.contains("inquiry") } }

    /// What stands in the fields of the form.
    private func texts(_ homes: HomesHost) -> [String] {
        ["Your name", "Email or phone", "Message"].map { label in
            homes.host.nodes { $0.attributes[.accessibilityLabel] == label }
                .first { homes.host.frameInWindow($0) != nil }.flatMap { homes.host.node($0)?.text } ?? "-"
        }
    }

    private func isOpen(_ homes: HomesHost) -> Bool {
        homes.host.nodes(withStyleClass: "contact-sheet").contains { homes.host.frameInWindow($0) != nil }
    }

    private func shows(_ text: String, _ homes: HomesHost) -> Bool { homes.host.texts.contains(text) }

    @Test("what is wrong is said beside its field, and nothing is sent")
    func validation() {
        let homes = opened()
        homes.press("Send")
        #expect(sent(homes) == [])
        #expect(shows("Enter your name.", homes))
        #expect(shows("Write a message.", homes))
        #expect(homes.host.announcements.last == "Enter your name.")
        fill(homes, contact: "ida")
        #expect(!shows("Enter your name.", homes))
        #expect(shows("This is neither an email address nor a phone number.", homes))
        homes.press("Send")
        #expect(sent(homes) == [])
        homes.host.write("+49 30 123456", intoFieldLabeled: "Email or phone")
        homes.press("Send")
        #expect(sent(homes).count == 1)
    }

    @Test("a message that was sent is confirmed, and the home says so")
    func sending() {
        let homes = opened()
        fill(homes)
        homes.press("Send")
        #expect(sent(homes) == ["put \(Self.path) \(Self.body)"])
        homes.respond(to: Self.path, with: .success([]))
        #expect(!isOpen(homes))
        #expect(shows("Your message about “Home 7” was sent.", homes))
        #expect(shows("You have sent a message about this home.", homes))
        homes.press("Dismiss")
        #expect(!shows("Your message about “Home 7” was sent.", homes))
        homes.press("Contact")
        #expect(texts(homes) == ["Ida", "ida@example.org", ""])
    }

    @Test("what is written while a message is on its way stays for the next one")
    func writingMeanwhile() {
        let homes = opened()
        fill(homes)
        homes.press("Send")
        homes.host.write("And the cellar?", intoFieldLabeled: "Message")
        homes.respond(to: Self.path, with: .success([]))
        #expect(!isOpen(homes))
        homes.press("Contact")
        #expect(texts(homes) == ["Ida", "ida@example.org", "And the cellar?"])
    }

    @Test("a message that the server refuses is not called a search")
    func refused() {
        let homes = opened()
        fill(homes)
        homes.press("Send")
        homes.respond(to: Self.path, with: .failure(status: 400))
        let sentence = "Your message was not sent. Something went wrong on our side. Try again in a moment."
        #expect(homes.host.texts.contains(sentence))
    }

    @Test("a message that could not be sent stays as it was written, also where the form is closed meanwhile")
    func failing() {
        let homes = opened()
        fill(homes)
        homes.press("Send")
        homes.respond(to: Self.path, with: .unreachable)
        #expect(homes.host.texts.contains { $0.hasPrefix("Your message was not sent. ") })
        #expect(texts(homes) == ["Ida", "ida@example.org", "May I see it?"])
        homes.press("Close")
        #expect(!isOpen(homes))
        homes.press("Contact")
        #expect(texts(homes) == ["Ida", "ida@example.org", "May I see it?"])
        homes.press("Send")
        #expect(sent(homes) == ["put \(Self.path) \(Self.body)"])
    }
}
