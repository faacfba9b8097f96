// Print. A page is printed as it is in the host's tree, so that all cells must be there before the host prints: the views of
// the printed region are made in the event in which printing begins, and measured in those that follow from it.
extension CollectionView {
    /// Whether the page is being printed: cells exist for all content up to a limit, not for that near the screen only.
    ///
    /// What is not loaded is not printed. A screen that loads the content of ``indexPathsForDisplayedItems`` does nothing meanwhile; a
    /// layout follows printing.
    public var isPrinting: Bool { scroll.isPrinting }

    /// The distance before and after the visible region within which content is printed, in points.
    static var printedReach: Double { 100_000 }
    /// The maximum number of printed cells.
    static var maximumPrintedCells: Int { 1_000 }
    /// The maximum number of measurements one after another: no frame is drawn between them, and a view whose size changes each
    /// time must not block the host.
    private static var maximumPrintedBatches: Int { 16 }

    /// Makes the next pass make views for what is printed, or for the region around the screen only. The offset stays.
    func setPrinting(_ isPrinting: Bool) {
        guard isPrinting || scroll.isPrinting else { return }
        scroll.setPrintedReach(isPrinting ? Self.printedReach : nil)
        sizing?.permitBatches(isPrinting ? Self.maximumPrintedBatches : 0)
        if !isPrinting { display.reconfigurePrinted() }
        setNeedsLayout()
    }
}
