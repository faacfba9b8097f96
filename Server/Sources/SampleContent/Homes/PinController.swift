import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/pins?west=&south=&east=&north=`: the homes of the last search within a rectangle in degrees: how many,
/// and the newest of them.
///
/// The response has `count` and at most 200 `homes`, newest first. A line that is missing or beyond the ends of the world (90
/// degrees for latitudes, 180 for longitudes), or lines that stand the wrong way round, result in status 400.
struct PinController {
    /// The limit of the homes in a response.
    private static let maximumHomeCount = 200

    let responder: HomesResponder
    /// What a response costs, in units of ``ServerLimits/Work/capacity``.
    let cost: Int

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/pins", use: pins)
    }

    @Sendable private func pins(request: Request, context: AppRequestContext) async throws -> Response {
        let query = request.uri.queryParameters
        let (west, east) = (try query.degrees("west", 180), try query.degrees("east", 180))
        let (south, north) = (try query.degrees("south", 90), try query.degrees("north", 90))
        guard west <= east, south <= north else {
            throw Problem.badRequest("The rectangle has its west before its east and its south before its north.")
        }
        let rectangle = HomePins.Rectangle(
            west: Self.rounded(west, .up), south: Self.rounded(south, .up), east: Self.rounded(east, .down),
            north: Self.rounded(north, .down))
        let user = context.session.user
        return try await responder.read(request, cost: cost) { store, writer in
            let search = try HomeSearch.last(of: user, in: store)
            let pins = try HomePins(of: search, within: rectangle, for: user, limit: Self.maximumHomeCount, in: store)
            HomePageContract(count: pins.count, homes: pins.homes.map { HomeContract($0) }).write(to: &writer)
        }
    }

    private static func rounded(_ degrees: Double, _ rule: FloatingPointRoundingRule) -> Int {
        // What stands for a hundred-thousandth exactly may lie a little beside it.
        Int((degrees * 100_000 + (rule == .up ? -0.001 : 0.001)).rounded(rule))
    }
}

extension Parameters {
    /// A number of degrees in a query, which has to be there.
    ///
    /// - Parameters:
    ///   - name: The name in the query.
    ///   - greatest: The greatest magnitude.
    /// - Throws: A ``Problem`` that says what is wrong.
    func degrees(_ name: String, _ greatest: Double) throws -> Double {
        // Swift reads more than people write: hexadecimal digits, exponents, and what stands before U+0000.
        let text = self[Substring(name)] ?? ""
        let isDecimal = text.wholeMatch(of: /[+-]?[0-9]{1,3}(\.[0-9]{0,20})?/) != nil
        guard isDecimal, let number = Double(text), abs(number) <= greatest else {
            throw Problem.badRequest(
                "\"\(name)\" must be a number of degrees from -\(Int(greatest)) to \(Int(greatest)).")
        }
        return number
    }
}
