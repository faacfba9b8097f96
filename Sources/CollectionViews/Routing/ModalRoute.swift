/// A query in the address of a screen whose value states which view the screen presents over itself.
///
/// ```swift
/// enum ShowSheet { case share, review(Int) }
///
/// extension ModalRoute where Value == ShowSheet {
///     static var sheet: Self { ModalRoute("sheet", .showSheet) }  // a RouteParameter<ShowSheet>
/// }
///
/// // /shows/7?sheet=share
/// addModalRoute(.sheet, target: self) { screen, sheet in screen.makeSheet(sheet) }
/// shareButton.addTarget(self) { $0.present(.sheet, .share, from: $0.shareButton) }
/// ```
///
/// A screen adds its modal routes by ``ViewController/addModalRoute(_:target:from:makeView:)``. From then on:
///
/// - ``ViewController/present(_:_:from:)`` presents a value, and adds the address with the query to the history.
/// - Opening the address shows the screen and presents the value over it, also after a reload and from a link. The address without
///   the query lies beneath in the history.
/// - Going back, Escape and ``ModalView/dismiss()`` dismiss the view and return to the address without the query.
/// - A value that cannot be read is ignored, and the query is taken out of the address.
///
/// A ``Router`` reads and writes the query of a route by ``RoutePattern/modal(_:)``, for links to what is presented.
public struct ModalRoute<Value>: Sendable {
    /// The name of the query.
    public let name: StaticString
    /// How the value is read and written.
    public let parameter: RouteParameter<Value>

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - name: The name of the query, which no other query of the screen has.
    ///   - parameter: How the value is read and written.
    public init(_ name: StaticString, _ parameter: RouteParameter<Value>) {
        self.name = name
        self.parameter = parameter
    }
}

extension RoutePattern {
    /// What is presented over the screen of a route; `nil` for nothing. A value that cannot be read counts as missing.
    ///
    /// - Parameter route: The modal route, which the screen has added as well.
    public static func modal<Parameter>(
        _ route: ModalRoute<Parameter>
    ) -> RoutePattern<Value> where Value == Parameter? {
        .query(route.name, route.parameter)
    }
}
