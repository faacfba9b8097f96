/// What an app has at an address, as far as its routes say.
public enum ScreenMatch: Equatable, Sendable {
    /// No screen.
    case nothing
    /// A screen. Whether the thing that it shows exists is in the responses to its requests.
    case screen
    /// A screen of a page with a name, such as `product` of `/v1/pages/product/1001`. Without a page of that name there is no screen.
    case page(String)
}
