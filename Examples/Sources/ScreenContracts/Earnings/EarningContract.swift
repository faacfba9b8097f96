public import CollectionPages

/// Something that a purchase has earned.
public struct EarningContract: Identifiable, Equatable, Sendable {
    /// The number, unique among the earnings.
    public var id: Int
    /// The title.
    public var title: String
    /// What had to be done for it; may be empty.
    public var detail: String
    /// What it is worth, in cents.
    public var cashBack: Int
    /// A square picture of the product that it was earned with; `nil` for none.
    public var picture: PictureContract?

    /// Creates an earning.
    ///
    /// - Parameters:
    ///   - id: The number, unique among the earnings.
    ///   - title: The title.
    ///   - detail: What had to be done for it.
    ///   - cashBack: What it is worth, in cents.
    ///   - picture: A square picture of the product that it was earned with.
    public init(id: Int, title: String, detail: String = "", cashBack: Int = 0, picture: PictureContract? = nil) {
        self.id = id
        self.title = title
        self.detail = detail
        self.cashBack = cashBack
        self.picture = picture
    }
}

extension EarningContract {
    /// Reads an earning; `nil` where the number or the title is missing. A picture that cannot be read is left out.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json.text("title") else { return nil }
        self.init(
            id: id, title: title, detail: json.textOrEmpty("detail"), cashBack: json.intOrZero("cashBack"),
            picture: json.picture("picture"))
    }

    /// Writes the members of the earning's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("title", title)
        writer.member("detail", detail)
        writer.member("cashBack", cashBack)
        if let picture {
            writer.name("picture")
            writer.object { picture.write(to: &$0) }
        }
    }
}
