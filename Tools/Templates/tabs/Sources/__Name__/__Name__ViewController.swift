public import CollectionViewKit

/// The app: a tab for each list, with an address of its own.
public func make{{Name}}() -> ViewController {
    TabBarController([
        .init(
            TabBarItem("Fruits", icon: "icon-list", path: "/"),
            NameListViewController("Fruits", ["Apple", "Quince", "Pear", "Plum"])),
        .init(
            TabBarItem("Vegetables", icon: "icon-star", path: "/vegetables"),
            NameListViewController("Vegetables", ["Carrot", "Leek", "Chard"])),
    ])
}
