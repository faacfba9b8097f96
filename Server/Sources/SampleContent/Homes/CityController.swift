import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/places`: the city and its districts with how many homes each has. `GET /v1/homes/ground`: what a map
/// of the city shows.
struct CityController {
    let responder: HomesResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/places", use: places)
        router.get("v1/homes/ground", use: ground)
    }

    @Sendable private func places(request: Request, context: AppRequestContext) async throws -> Response {
        try await responder.read(request) { store, writer in
            let rows = try store.rows("SELECT place, count(*) AS homes FROM home GROUP BY place")
            let counts = Dictionary(
                uniqueKeysWithValues: try rows.map { row in
                    (try row.integer("place", as: Int.self), try row.integer("homes", as: Int.self))
                })
            let places = CityPlace.all.indices.map { index in
                let (place, center) = (CityPlace.all[index], City.centers[index])
                return PlaceContract(
                    id: place.id, name: place.name, latitude: Double(center.latitude) / 100_000,
                    longitude: Double(center.longitude) / 100_000, homes: counts[index] ?? 0)
            }
            let city = CityContract(
                name: City.name, latitude: CityPoint.latitude, longitude: CityPoint.longitude, places: places)
            city.write(to: &writer)
        }
    }

    @Sendable private func ground(request: Request, context: AppRequestContext) async throws -> Response {
        CityGround.shared.response(to: request)
    }
}
