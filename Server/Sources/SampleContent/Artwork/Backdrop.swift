/// The wall of the studio, chosen to set off the colour in front of it.
struct Backdrop: Equatable, Sendable {
    /// What stands on or falls onto the wall.
    enum Set: CaseIterable, Sendable {
        case plain, arch, disc, window, panel
    }

    /// The colour of the wall.
    let wall: Tint
    /// The set.
    let set: Set

    /// Chooses a wall that is clearly lighter or darker than what stands in front of it.
    init(behind color: Tint, _ generator: inout SplitMix64) {
        let suitable = Self.walls.filter { abs($0.brightness - color.brightness) > 0.24 }
        // In the middle between the walls, the three that differ most.
        let farthest = Self.walls.sorted {
            abs($0.brightness - color.brightness) > abs($1.brightness - color.brightness)
        }
        wall = generator.pick(suitable.isEmpty ? Array(farthest.prefix(3)) : suitable)
        set = generator.pick([.plain, .plain, .arch, .disc, .window, .window, .panel])
    }

    private static let walls: [Tint] = [
        Tint(0xEAE3D8), Tint(0xE3DED6), Tint(0xDCE1E5), Tint(0xD9DFD3), Tint(0xF0E1DA), Tint(0xD6E0E9), Tint(0xF1E8CE),
        Tint(0xE2DCE8), Tint(0xE6D5C3), Tint(0xCBD3CF), Tint(0xC9B8A6), Tint(0xB9C3CC), Tint(0xA9B39F), Tint(0xD3A58C),
        Tint(0xC58E77), Tint(0x93A0AD), Tint(0xB59A7D), Tint(0x76837B), Tint(0x84705F), Tint(0x66727F),
    ]
}
