extension CollectionView {
    /// Whether items react to a finger that is held still: with their menu, else with
    /// ``CollectionViewDelegate/collectionView(_:didLongPressItemAt:)``. The default is no, since it has the browser wait for the
    /// engine before each scroll by touch. Items with swipe actions or with commands in their
    /// menus open them in any case.
    public var recognizesLongPresses: Bool {
        get { interaction.recognizesLongPresses }
        set { interaction.setRecognizesLongPresses(newValue, in: self) }
    }
}
