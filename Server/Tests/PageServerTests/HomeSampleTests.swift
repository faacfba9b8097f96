import CollectionPages
import Foundation
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

struct HomeSampleTests {
    private static let homes: [HomeRecord] = {
        var sample = SampleHomes(seed: 1)
        return sample.homes(2_000)
    }()

    @Test("equal seeds give equal homes, others different ones; numbers run from 1 and follow the days")
    func determinism() {
        var (same, other) = (SampleHomes(seed: 1), SampleHomes(seed: 2))
        #expect(same.homes(2_000) == Self.homes)
        #expect(other.homes(2_000) != Self.homes)
        for count in [0, 1, 2, 7, 1_000] {
            var sample = SampleHomes(seed: 3)
            let homes = sample.homes(count)
            #expect(homes.map(\.id) == (0..<count).map { Int64($0 + 1) })
            #expect(homes.map(\.added) == homes.map(\.added).sorted())
        }
    }

    @Test("homes stand at streets of their district: not in the river, the lake, a park or on the rails")
    func positions() {
        for home in Self.homes {
            let point = home.point
            #expect(City.shared.streets[home.street - 1].place == home.place)
            #expect(City.river.distance(to: point) > 0)
            #expect(City.lake.distance(to: point) > 0)
            #expect(!City.parks.contains { $0.distance(to: point) < -20 })
            #expect(point.length < 6_500)
            #expect(home.number > 0)
        }
        #expect(Set(Self.homes.map(\.place)).count == CityPlace.all.count)
    }

    @Test("homes are as people would expect them: prices fall to the edge, houses are larger than studios")
    func distribution() {
        func mean(_ homes: [HomeRecord], _ value: (HomeRecord) -> Int) -> Double {
            Double(homes.reduce(0) { $0 + value($1) }) / Double(max(homes.count, 1))
        }
        let kinds = Dictionary(grouping: Self.homes, by: \.kind)
        #expect(kinds.count == 4)
        #expect(mean(kinds[.house] ?? [], \.area) > 2 * mean(kinds[.studio] ?? [], \.area))
        let flats = kinds[.flat] ?? []
        let inner = flats.filter { $0.point.length < 1_500 }
        let outer = flats.filter { $0.point.length > 3_500 }
        #expect(mean(inner, \.price) > 1.5 * mean(outer, \.price))
        for home in Self.homes {
            #expect((20_000...3_000_000).contains(home.price))
            #expect(home.price % 100 == 0)
            #expect((2...18).contains(home.rooms))
            #expect((18...340).contains(home.area))
            #expect((1_750...2_026).contains(home.built))
        }
    }

    @Test("a list of homes does not look copied")
    func texts() {
        let texts = Self.homes.prefix(200).map(HomeTexts.init)
        let titles = texts.map(\.title)
        #expect(Set(titles).count > 170)
        #expect(Set(texts.map(\.description)).count > 195)
        for start in 0..<titles.count - 12 { #expect(Set(titles[start..<start + 12]).count > 10) }
        for text in texts {
            #expect(text.title.first?.isLowercase == false, "\(text.title)")
            #expect(text.title.count < 60, "\(text.title)")
            #expect(Set(text.features).count == text.features.count)
        }
    }

    @Test("there are few pictures, each is drawn, and homes have those that suit them")
    func pictures() async throws {
        let all = HomePicture.all
        #expect(all.count < 240)
        #expect(Set(all.map(\.path)).count == all.count)
        #expect(Set(all.map { $0.svg() }).count == all.count)
        for picture in all {
            #expect(HomePicture(path: picture.path) == picture)
            #expect(LinkPolicy.defect(ofImagePath: picture.path) == nil)
        }
        for home in Self.homes {
            let pictures = HomePicture.pictures(of: home)
            #expect((4...7).contains(pictures.count))
            #expect(pictures.allSatisfy(all.contains))
            guard case .outside = pictures.first, case .plan = pictures.last else {
                Issue.record("\(pictures)")
                continue
            }
        }
        let (path, revision) = (all[0].path, HomePicture.revision)
        for other in [
            "homes/outside/cottage-0.r\(revision).jpg", path + "x", "people/face/1.r1.jpg",
            "homes/plan/9.r\(revision).jpg", "homes/outside/cottage-1.r\(revision - 1).jpg",
        ] {
            #expect(HomePicture(path: other) == nil)
        }
    }

    @Test("the first homes of the search that users begin with are in buildings of at least three kinds")
    func firstFacades() {
        var sample = SampleHomes(seed: 1)
        let newest = sample.homes(HomesFeature().homeCount).reversed()
        let first = Array(newest.lazy.filter { HomeSearch.sample.finds($0) }.prefix(LatestController.batch))
        #expect(first.count == LatestController.batch)
        #expect(Set(first.map { HomeFacade($0) }).count >= 3)
    }

    @Test("there are homes in buildings of each kind, and pictures say what they show")
    func facades() {
        #expect(Set(Self.homes.map { HomeFacade($0) }) == Set(HomeFacade.allCases))
        for home in Self.homes.prefix(300) {
            let pictures = HomePicture.pictures(of: home)
            for room in [HomeRoom.living, .kitchen, .bath] {
                #expect(pictures.contains { if case .room(room, _) = $0 { true } else { false } })
            }
            #expect(pictures.contains { if case .garden = $0 { true } else { false } } == (home.kind == .house))
            #expect(Set(pictures.map(\.alternativeText)).count == pictures.count)
            #expect(pictures.allSatisfy { $0.alternativeText.hasSuffix(".") })
        }
    }

    @Test("districts border on each other both ways, and the middle on all within the ring road")
    func neighbours() {
        for (place, neighbours) in City.neighbours.enumerated() {
            for other in neighbours { #expect(City.neighbours[other].contains(place)) }
        }
        #expect(City.neighbours[0] == [1, 2, 3, 4])
        #expect(Set(CityPlace.all.map(\.id)).count == CityPlace.all.count)
        for place in CityPlace.all.indices {
            let names = City.shared.streets.filter { $0.place == place }.map(\.name)
            #expect(Set(names).count == names.count)
        }
    }
}
