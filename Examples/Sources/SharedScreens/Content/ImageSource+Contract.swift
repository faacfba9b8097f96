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
            alternativeText: picture.alternativeText ?? "", tint: picture.tint.flatMap { PageColor($0)?.rgb } ?? -1)
    }
}

extension PageColor {
    /// The colour as 0xRRGGBB.
    package var rgb: Int32 { Int32(red) << 16 | Int32(green) << 8 | Int32(blue) }
}
