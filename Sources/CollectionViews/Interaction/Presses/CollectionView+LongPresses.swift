extension CollectionView {
    /// Whether a long press on an item is recognized: it opens the item's menu, or else calls
    /// ``CollectionViewDelegate/collectionView(_:didLongPressItemAt:)``. The default is no, since it makes the browser
    /// wait for the engine before each scroll by touch. Items with swipe actions, or with commands in their menus, open
    /// them in any case.
    public var recognizesLongPresses: Bool {
        get { interaction.recognizesLongPresses }
        set { interaction.setRecognizesLongPresses(newValue, in: self) }
    }
}
