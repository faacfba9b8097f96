import CollectionViewKit

extension GalleryScreen {
    /// The picture of the screen in light and in dark colours, a file of the page that `Scripts/take-pictures` takes. It decorates the
    /// card; a plain ground of its size is shown where the file is missing.
    var picture: ImageSource? {
        ResponsiveImage(template: "/pictures/{path}-{w}.webp", widths: [480]).map {
            ImageSource(
                responsiveImage: $0, path: word + "-light", darkPath: word + "-dark",
                pixelSize: Size(width: 480, height: 300))
        }
    }
}
