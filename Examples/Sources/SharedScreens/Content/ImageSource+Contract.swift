package import CollectionViewKit
package import ScreenContracts

extension ImageSource {
    /// The widths in which the server has each of its pictures.
    private static let responsiveImage = ResponsiveImage(
        template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280])

    /// A picture of the server, in the widths in which it has it.
    package init?(_ picture: PictureContract) {
        guard let responsiveImage = Self.responsiveImage else { return nil }
        self.init(
            responsiveImage: responsiveImage, path: picture.path,
            pixelSize: Size(width: Double(picture.pixelWidth), height: Double(picture.pixelHeight)),
            alternativeText: picture.alternativeText ?? "", tint: picture.tint.flatMap { Self.tint($0) } ?? -1)
    }

    /// A colour such as `#8A8D91`.
    private static func tint(_ text: String) -> Int32? {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
        return Int32(text.dropFirst(), radix: 16)
    }
}
