import ArgumentParser
import PageServer
import PageStore
import SampleContent

/// `page token`
struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes, lists and revokes the tokens of editors and viewers.",
        subcommands: [Create.self, List.self, Revoke.self])

    /// `page token create`
    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Makes a token and prints it, once.")

        @OptionGroup var options: StoreOptions

        @Option(help: "What the token allows: editor (to read and store documents) or viewer (to read them).")
        var role = "editor"

        @Argument(help: "The name by which the token is listed and revoked.")
        var name: String

        func validate() throws {
            guard AccessToken.Role(rawValue: role) != nil else { throw ValidationError("There is no role \(role).") }
            guard (1...64).contains(name.utf8.count) else { throw ValidationError("A name must have 1 to 64 bytes.") }
        }

        func run() async throws {
            let tokens = try await options.tokens()
            let role = AccessToken.Role(rawValue: role) ?? .editor
            guard let text = try await tokens.create(AccessToken(name: name, role: role)) else {
                throw InputError(description: "There is already a token \(name).")
            }
            print(text)
        }
    }

    /// `page token list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists the names and roles of tokens.")

        @OptionGroup var options: StoreOptions

        func run() async throws {
            for token in try await options.tokens().all() {
                print("\(token.name)\t\(token.role.rawValue)")
            }
        }
    }

    /// `page token revoke`
    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Revokes a token: from now on it allows nothing.")

        @OptionGroup var options: StoreOptions

        @Argument(help: "The name of the token.")
        var name: String

        func run() async throws {
            guard try await options.tokens().revoke(name) else {
                throw InputError(description: "There is no token \(name).")
            }
            print("Revoked \(name)")
        }
    }
}
