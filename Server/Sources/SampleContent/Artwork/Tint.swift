/// A colour to paint with, and the few ways of changing one that drawing needs.
struct Tint: Equatable, Sendable {
    /// Red, 0 to 1.
    var red: Double
    /// Green, 0 to 1.
    var green: Double
    /// Blue, 0 to 1.
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from `0xRRGGBB`.
    init(_ hexadecimal: UInt32) {
        red = Double(hexadecimal >> 16 & 0xFF) / 255
        green = Double(hexadecimal >> 8 & 0xFF) / 255
        blue = Double(hexadecimal & 0xFF) / 255
    }
}

extension Tint {
    static let white = Tint(0xFFFFFF)
    static let black = Tint(0x14151A)

    /// How bright the colour looks, 0 to 1 (ITU-R BT.709, without linearising, which is close enough to choose by).
    var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// This colour mixed with another one.
    ///
    /// - Parameter share: How much of the other one, 0 to 1.
    func mixed(with other: Tint, _ share: Double) -> Tint {
        Tint(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share
        )
    }

    /// Towards a deep shade of itself rather than towards black, which would look dirty.
    func darker(_ share: Double) -> Tint {
        mixed(with: Tint(red: red * 0.28, green: green * 0.24, blue: blue * 0.32), share)
    }

    /// Towards white.
    func lighter(_ share: Double) -> Tint { mixed(with: .white, share) }

    /// The colour as `#rrggbb`.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        var text = "#"
        for channel in [red, green, blue] {
            let value = Int((min(max(channel, 0), 1) * 255).rounded())
            text.append(digits[value >> 4])
            text.append(digits[value & 15])
        }
        return text
    }
}
