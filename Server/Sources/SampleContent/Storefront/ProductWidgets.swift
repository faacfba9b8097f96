/// How many products the widgets of the shop show on a wide screen.
enum ProductWidgets {
    /// The number of products that are visible side by side on a wide screen, in tenths; `nil` for a layout that is no widget.
    /// It ends in a half, as on other screens, so that the cut one says that the row goes on.
    static func wideVisibleTenths(_ layout: String) -> Int? {
        switch layout {
        case "HomeWidgetProductXL": 35
        case "HomeWidgetProductL": 45
        case "HomeWidgetProductM", "HomeWidgetProductX": 55
        case "HomeWidgetProductS": 75
        case "HomeWidgetProductXS": 85
        case "HomeWidgetProductXXS": 105
        default: nil
        }
    }
}
