/// Which picture of a gallery is seen: kept by the owner of the gallery, for when it comes back in another view.
final class GalleryPlace {
    var page = 0
}
