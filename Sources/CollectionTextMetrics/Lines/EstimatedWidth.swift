/// The width of characters that the typeface does not have: a share of the font size that is about right for their script.
/// The browser takes them from a font of the device, whose widths are not known.
enum EstimatedWidth {
    /// The width of a character, in shares of the font size; 0 for one that stands on the character before it.
    static func width(of character: Unicode.Scalar) -> Double {
        switch character.value {
        // Controls, combining marks, joiners and selectors.
        case 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F,
            0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF:
            0
        case 0x590...0x5FF: 0.56  // Hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: 0.5  // Arabic
        case 0x900...0xDFF: 0.62  // scripts of India
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: 0  // Thai vowels above and below
        case 0xE00...0xEFF: 0.58  // Thai, Lao
        case 0x10A0...0x10FF: 0.6  // Georgian
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60: 1
        case 0x20000...0x3FFFD: 1
        case 0x1F000...0x1FAFF, 0x2600...0x27BF: 1.25  // emoji and signs
        default: 0.62
        }
    }
}
