import PageServer
enum GalleryMetadata { static func metadata(_ s: ScreenSummary) -> DocumentMetadata { DocumentMetadata(title: s.title) } }
