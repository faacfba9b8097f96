import HTTPTypes
import Hummingbird

/// Refuses addresses that hold the character U+0000, encoded or not. PostgreSQL takes it in no text and SQLite ends a text at
/// it, so that a request would find something other than it names.
struct NullCharacterMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard !Self.holdsNullCharacter(request.uri.string) else {
            throw Problem.badRequest("The address must not contain the character U+0000.")
        }
        return try await next(request, context)
    }

    /// Whether a percent-encoded text holds the character.
    static func holdsNullCharacter(_ text: String) -> Bool {
        // How many characters of "%00" have just been seen.
        var count = 0
        for byte in text.utf8 {
            switch byte {
            case 0: return true
            case UInt8(ascii: "%"): count = 1
            case UInt8(ascii: "0") where count > 0: count += 1
            default: count = 0
            }
            if count == 3 { return true }
        }
        return false
    }
}
