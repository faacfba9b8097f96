public import CollectionPages

/// The response of `/v1/homes/places`: the city with its districts.
public struct CityContract: Equatable, Sendable {
    /// The name of the city.
    public var name: String
    /// The latitude of its middle, in degrees.
    public var latitude: Double
    /// The longitude of its middle, in degrees.
    public var longitude: Double
    /// The districts. Columns of homes name them by their position.
    public var places: [PlaceContract]

    /// Creates a city.
    ///
    /// - Parameters:
    ///   - name: The name of the city.
    ///   - latitude: The latitude of its middle, in degrees.
    ///   - longitude: The longitude of its middle, in degrees.
    ///   - places: The districts.
    public init(name: String, latitude: Double, longitude: Double, places: [PlaceContract] = []) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.places = places
    }
}

extension CityContract {
    /// Reads the city; `nil` where the name or the place on the map is missing, or where a district cannot be read: the
    /// positions of those after it would be wrong.
    public init?(_ json: JSONValue) {
        guard let name = json.text("city"), let degrees = json.degrees else { return nil }
        var places: [PlaceContract] = []
        for element in json.array("places") {
            guard let place = PlaceContract(element) else { return nil }
            places.append(place)
        }
        self.init(name: name, latitude: degrees.latitude, longitude: degrees.longitude, places: places)
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        writer.member("city", name)
        writer.member("latitude", latitude, places: 5)
        writer.member("longitude", longitude, places: 5)
        writer.name("places")
        writer.array(places) { writer, place in writer.object { place.write(to: &$0) } }
    }
}

/// A district of the city.
public struct PlaceContract: Equatable, Sendable {
    /// The identifier in addresses.
    public var id: String
    /// The name.
    public var name: String
    /// The latitude of its middle, in degrees.
    public var latitude: Double
    /// The longitude of its middle, in degrees.
    public var longitude: Double
    /// How many homes are for sale in it.
    public var homes: Int

    /// Creates a district.
    ///
    /// - Parameters:
    ///   - id: The identifier in addresses.
    ///   - name: The name.
    ///   - latitude: The latitude of its middle, in degrees.
    ///   - longitude: The longitude of its middle, in degrees.
    ///   - homes: How many homes are for sale in it.
    public init(id: String, name: String, latitude: Double, longitude: Double, homes: Int = 0) {
        self.id = id
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.homes = homes
    }
}

extension PlaceContract {
    /// Reads a district; `nil` where the id, the name or the place on the map is missing.
    public init?(_ json: JSONValue) {
        guard let id = json.text("id"), let name = json.text("name"), let degrees = json.degrees else {
            return nil
        }
        self.init(
            id: id, name: name, latitude: degrees.latitude, longitude: degrees.longitude,
            homes: json.intOrZero("homes"))
    }

    /// Writes the members of the district's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("name", name)
        writer.member("latitude", latitude, places: 5)
        writer.member("longitude", longitude, places: 5)
        writer.member("homes", homes)
    }
}
