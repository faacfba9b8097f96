import Foundation
import ScreenContracts

/// Makes the homes of the sample content: where they stand along the streets, and what they are.
struct SampleHomes {
    /// The last day on which homes were added, in days since 1970.
    static let lastDay = Int(PortalFeature.lastDay)

    /// How many days before the last one the first homes were added.
    private static let dayCount = 300

    private let city = City.shared
    private var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed ^ 0x4803_1E5F)
    }
}

extension SampleHomes {
    /// So many homes, spread over all streets, in the order of their numbers: the newest have the highest. Homes of one
    /// day that follow one another are far apart.
    mutating func homes(_ count: Int) -> [HomeRecord] {
        let unordered = standing(count)
        let stride = Self.stride(count)
        var days = [[Int]](repeating: [], count: Self.dayCount + 1)
        for step in 0..<count {
            let index = step * stride % count
            days[unordered[index].added + Self.dayCount - Self.lastDay].append(index)
        }
        var homes: [HomeRecord] = []
        homes.reserveCapacity(count)
        for index in days.joined() {
            homes.append(unordered[index])
            homes[homes.count - 1].id = Int64(homes.count)
        }
        return homes
    }

    /// So many homes in the order in which they stand along the streets.
    private mutating func standing(_ count: Int) -> [HomeRecord] {
        let step = city.streets.reduce(0) { $0 + Self.weight($1) } / Double(count)
        var homes: [HomeRecord] = []
        homes.reserveCapacity(count)
        var passed = 0.0
        for (index, street) in city.streets.enumerated() {
            let density = CityPlace.all[street.place].density
            for piece in street.pieces {
                let length = piece.start.distance(to: piece.end)
                let end = passed + length * density
                while homes.count < count, (Double(homes.count) + 0.5) * step < end {
                    let along = ((Double(homes.count) + 0.5) * step - passed) / density
                    homes.append(home(index, street, piece, along / length))
                }
                passed = end
            }
        }
        return homes
    }

    /// A number without a common divisor with the count, so that its multiples pass through all remainders.
    private static func stride(_ count: Int) -> Int {
        var stride = max(1, Int(Double(count) * 0.618_034))
        func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
        while divisor(stride, count) != 1 { stride += 1 }
        return stride
    }

    private static func weight(_ street: CityStreet) -> Double {
        street.pieces.reduce(0) { $0 + $1.start.distance(to: $1.end) } * CityPlace.all[street.place].density
    }

    private mutating func home(
        _ index: Int, _ street: CityStreet, _ piece: CityStreet.Piece, _ share: Double
    ) -> HomeRecord {
        let place = CityPlace.all[street.place]
        let kind = kind(of: place)
        let area = area(kind)
        let built = built(street)
        let isLeft = generator.chance(0.5)
        let direction = piece.end - piece.start
        let length = direction.length
        let plot = Int((piece.offset + share * length) / place.plot)
        let along = min(max((Double(plot) + 0.5) * place.plot - piece.offset, 4), length - 4)
        let aside = (isLeft ? 1.0 : -1) * generator.number(in: 10.0...17)
        let point = piece.start + direction * (along / length) + CityPoint(-direction.y, direction.x) * (aside / length)
        return HomeRecord(
            id: 0, place: street.place, kind: kind, price: price(kind, area, built, piece.price * place.price),
            rooms: rooms(kind, area), area: area, built: built, added: added(), latitude: point.latitude,
            longitude: point.longitude, street: index + 1, number: 2 * plot + (isLeft ? 1 : 2))
    }

    private mutating func kind(of place: CityPlace) -> HomeKindContract {
        var rest = generator.number(in: 0...99)
        for kind in HomeKindContract.allCases {
            rest -= place.kinds[kind.rawValue]
            if rest < 0 { return kind }
        }
        return .flat
    }

    /// About a normal distribution, from −3 to 3.
    private mutating func bell() -> Double {
        (generator.fraction() + generator.fraction() + generator.fraction() + generator.fraction() - 2) * 1.5
    }

    private mutating func area(_ kind: HomeKindContract) -> Int {
        let (middle, spread, range): (Double, Double, ClosedRange<Double>) =
            switch kind {
            case .flat: (74, 0.34, 32...190)
            case .house: (132, 0.3, 68...340)
            case .studio: (30, 0.2, 18...46)
            case .loft: (112, 0.3, 58...260)
            }
        return Int(min(max(middle * exp(spread * bell() * 1.15), range.lowerBound), range.upperBound).rounded())
    }

    private mutating func rooms(_ kind: HomeKindContract, _ area: Int) -> Int {
        if kind == .studio { return area < 34 || generator.chance(0.4) ? 2 : 3 }
        let share = kind == .loft ? 42.0 : kind == .house ? 27 : 26
        return min(max(Int((Double(area) / share * 2 + bell() * 0.5).rounded()), 3), 18)
    }

    /// Homes of a street are about as old as each other, but for the few that stand where something stood before.
    private mutating func built(_ street: CityStreet) -> Int {
        if generator.chance(0.07) { return generator.number(in: 2_005...2_026) }
        return min(street.year + Int(bell() * 5), 2_026)
    }

    private mutating func price(_ kind: HomeKindContract, _ area: Int, _ built: Int, _ base: Double) -> Int {
        let age =
            switch built {
            case ..<1_919: 1.06
            case ..<1_950: 0.97
            case ..<1_978: 0.84
            case ..<1_996: 0.92
            case ..<2_015: 1.07
            default: 1.24
            }
        let sort = [1, 1.02, 1.12, 1.14][kind.rawValue]
        // Small homes cost more by the square metre.
        let size = pow(80 / Double(area), 0.13)
        let price = Double(area) * base * age * sort * size * exp(0.1 * bell())
        return Int((price / 1_000).rounded()) * 1_000 - (generator.chance(0.3) ? 100 : 0)
    }

    /// Most are new, since homes are sold after a while.
    private mutating func added() -> Int {
        Self.lastDay - min(Int(-log(1 - generator.fraction()) * 38), Self.dayCount)
    }
}
