import CollectionViewKit
import SharedScreens

extension PageSection {
    /// What assistive technology calls the section; `nil` for a section without a name.
    var spokenName: String? {
        guard let name = accessibilityLabel ?? title, !name.isEmpty else { return nil }
        return name
    }
}

extension PageItem {
    /// What assistive technology calls the item: everything a user may see of it.
    var spokenName: String {
        if let accessibilityLabel { return accessibilityLabel }
        let separator = ShopStrings.current.separator
        var name = title ?? ""
        for part in [subtitle, price?.text, price.isNil ? nil : detail, badge?.text] {
            guard let part, !part.isEmpty else { continue }
            name += name.isEmpty ? part : separator + part
        }
        return name
    }

    /// The texts below its picture that may have several lines.
    var caption: ProductCaption {
        var price = price?.text ?? ""
        if let detail, !price.isEmpty { price += " " + detail }
        return ProductCaption(name: title ?? "", price: price)
    }

    /// The pictures as the engine fetches them, in order.
    func sources(responsiveImage: ResponsiveImage?) -> [ImageSource] {
        var sources: [ImageSource] = []
        if let source = image?.source(responsiveImage: responsiveImage) { sources.append(source) }
        for image in images {
            if let source = image.source(responsiveImage: responsiveImage) { sources.append(source) }
        }
        return sources
    }
}

extension PageImage {
    /// The picture as the engine fetches it, or `nil` while the page says nothing of widths.
    func source(responsiveImage: ResponsiveImage?) -> ImageSource? {
        guard let responsiveImage else { return nil }
        return ImageSource(
            responsiveImage: responsiveImage,
            path: path,
            darkPath: dark?.path,
            pixelSize: Size(width: Double(width), height: Double(height)),
            alternativeText: alternativeText ?? "",
            tint: tint.map { $0.rgb } ?? -1,
            focusX: UInt8(clamping: focus?.x ?? 50),
            focusY: UInt8(clamping: focus?.y ?? 50)
        )
    }
}
