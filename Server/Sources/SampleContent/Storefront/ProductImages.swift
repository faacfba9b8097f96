import CollectionPages
import PageServer

extension ProductRecord {
    /// The path of a picture in the store.
    func picturePath(_ view: SceneView) -> String {
        view == .whole ? picturePath : "p/\(id).\(view.rawValue).r\(artRevision).jpg"
    }

    /// What a picture's path says, or `nil` if the path is not that of a product.
    static func picture(at path: String) -> (id: Int64, revision: Int, view: SceneView)? {
        if let (id, revision) = Self.id(inPicturePath: path) { return (id, revision, .whole) }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, let number = Int(parts[1]), let view = SceneView(rawValue: number), view != .whole,
            let (id, revision) = Self.id(inPicturePath: "\(parts[0]).\(parts[2]).\(parts[3])")
        else { return nil }
        // One picture has one path: no leading zeros or signs.
        return parts[1] == "\(number)" ? (id, revision, view) : nil
    }
}

extension PageComposer {
    /// The pictures of a product after the first one.
    static func furtherImages(of product: ProductRecord) -> [PageImage] {
        SceneView.allCases.filter { $0 != .whole }.map { view in
            PageImage(
                path: product.picturePath(view), width: Scene.pixelWidth, height: Scene.pixelHeight,
                alternativeText: "\(product.name) in \(product.dyeName.lowercased()), \(description(of: view))",
                tint: Scene(product).seen(view).backdrop.pageColor, focus: ImageFocus(x: 50, y: 50)
            )
        }
    }

    private static func description(of view: SceneView) -> String {
        switch view {
        case .whole: "shown whole"
        case .upperPart: "close-up of the upper part"
        case .lowerPart: "close-up of the lower part"
        case .otherWall: "against another background"
        }
    }
}
