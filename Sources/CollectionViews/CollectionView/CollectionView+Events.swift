import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Acts upon an event if it concerns the collection view or anything in it. Returns whether it did.
    func handleHostEvent(_ event: HostEvent) -> Bool {
        switch event {
        case .resized(let target, let size):
            guard target == node else { return false }
            resize(to: size)
        case .scrolled(let target, let offset):
            return scrolled(target, to: offset)
        case .scrollEnded(let target):
            return scrollEnded(target)
        case .activated(let target):
            return activated(target)
        case .focused(let target):
            focusMoved(to: target)
            return false
        default:
            return false
        }
        return true
    }

    private func resize(to size: Size) {
        guard size != bounds.size else { return }
        viewport.resize(to: size)
        invalidateLayout()
    }

    private func scrolled(_ target: NodeID, to offset: Point) -> Bool {
        if target == node {
            guard offset != bounds.origin else { return true }
            viewport.scroll(to: offset)
            report(.scrolled(offset))
            return true
        }
        guard let view = displayedScrollers.first(where: { $0.carousel.node == target }) else { return false }
        guard offset != view.viewport.bounds.origin, let section = view.scroller?.section else { return true }
        view.scrolled(to: offset)
        layout.setOrthogonalContentOffset(offset, forSection: section)
        return true
    }

    private func scrollEnded(_ target: NodeID) -> Bool {
        if target == node {
            viewport.rest()
        } else if let view = displayedScrollers.first(where: { $0.carousel.node == target }) {
            view.viewport.rest()
        } else {
            return false
        }
        return true
    }

    private func activated(_ target: NodeID) -> Bool {
        for view in displayedScrollers {
            if view.previousButton.view(for: target) != nil {
                page(view, forwards: false)
                return true
            }
            if view.nextButton.view(for: target) != nil {
                page(view, forwards: true)
                return true
            }
        }
        for displayed in displayedCells {
            guard let found = displayed.view.view(for: target) else { continue }
            found.activated()
            if found === displayed.view { report(.selectedItem(displayed.indexPath)) }
            return true
        }
        guard let found = view(for: target) else { return false }
        found.activated()
        return true
    }

    /// Scrolls a row by as many whole items as are seen, so that the first item seen next is not cut.
    private func page(_ view: OrthogonalScrollView, forwards: Bool) {
        guard let scroller = view.scroller else { return }
        let seen = view.viewport.bounds
        let start = scroller.frame.origin.x
        var target = forwards ? seen.minX + seen.width : seen.minX - seen.width
        var inset = Double.infinity
        for displayed in displayedCells where displayed.indexPath.section == scroller.section {
            guard let frame = displayed.view.layoutAttributes?.frame else { continue }
            let left = frame.minX - start
            inset = min(inset, left)
            // The item cut by the trailing edge comes first in the next view.
            if forwards, left < seen.maxX - 1, left + frame.width > seen.maxX - 1 { target = left }
        }
        if let leading = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: scroller.section)) {
            target -= leading.frame.minX - start
        }
        target = min(max(0, target), view.maximumOffset)
        let animated = context?.environment.prefersReducedMotion != true
        send(.scroll(view.carousel.node, to: Point(x: target, y: 0), animated: animated))
    }

    private func focusMoved(to target: NodeID) {
        focusedIndexPath = displayedCells.first { $0.view.view(for: target) != nil }?.indexPath
    }
}
