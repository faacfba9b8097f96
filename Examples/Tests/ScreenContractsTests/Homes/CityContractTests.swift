import CollectionPages
import ScreenContracts
import Testing

@Suite("The city and its ground")
struct CityContractTests {
    private static let place = PlaceContract(
        id: "old-market", name: "Old Market", latitude: 52.105, longitude: 13.25, homes: 8_123)

    @Test("a city is read as it was written, with its members in order")
    func cities() throws {
        let full = CityContract(name: "Ostermark", latitude: 52.1, longitude: 13.25, places: [Self.place])
        for city in [full, CityContract(name: "", latitude: -90, longitude: 180)] {
            #expect(CityContract(try WrittenContract { city.write(to: &$0) }.json) == city)
        }
        #expect(
            try WrittenContract { full.write(to: &$0) }.text
                == #"{"city":"Ostermark","latitude":52.1,"longitude":13.25,"places":[{"id":"old-market","#
                + #""name":"Old Market","latitude":52.105,"longitude":13.25,"homes":8123}]}"#)
    }

    @Test(
        "a city has a name and a place on the map, and all its districts can be read",
        arguments: [
            #"{"latitude":1,"longitude":2}"#, #"{"city":"C","latitude":1}"#,
            #"{"city":"C","latitude":1,"longitude":2,"places":[{"id":"a"}]}"#,
        ])
    func required(_ text: String) throws {
        #expect(CityContract(try WrittenContract.json(text)) == nil)
    }

    @Test("a district has an id, a name and a place on the map")
    func places() throws {
        #expect(PlaceContract(try WrittenContract { Self.place.write(to: &$0) }.json) == Self.place)
        for text in [#"{"name":"A","latitude":1,"longitude":2}"#, #"{"id":"a","latitude":1,"longitude":2}"#] {
            #expect(PlaceContract(try WrittenContract.json(text)) == nil)
        }
    }

    @Test("a ground is read as it was written, with every kind of feature")
    func grounds() throws {
        let features = GroundKindContract.allCases.map {
            GroundFeatureContract(kind: $0, parts: [[52.1, 13.2, 52.11, 13.2], []])
        }
        for ground in [GroundContract(features: features), GroundContract(features: [])] {
            #expect(GroundContract(try WrittenContract { ground.write(to: &$0) }.json) == ground)
        }
        let ground = GroundContract(features: [GroundFeatureContract(kind: .park, parts: [[52.1, -13.20001]])])
        #expect(
            try WrittenContract { ground.write(to: &$0) }.text
                == #"{"features":[{"kind":"park","parts":[[52.1,-13.20001]]}]}"#)
    }

    @Test("a ground has a list of features, of which those of other kinds are left out")
    func unknownFeatures() throws {
        #expect(GroundContract(try WrittenContract.json("{}")) == nil)
        let text = #"{"features":[{"kind":"moat","parts":[]},{"parts":[]},{"kind":"road","parts":[[1,"a",2]]}]}"#
        #expect(
            GroundContract(try WrittenContract.json(text))
                == GroundContract(features: [GroundFeatureContract(kind: .road, parts: [[1, 2]])]))
    }
}
