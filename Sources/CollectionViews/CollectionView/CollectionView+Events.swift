import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Acts upon an event if it concerns the collection view or anything in it. Returns whether it did.
    func handleHostEvent(_ event: HostEvent) -> Bool {
        if interaction.intercepts(event, in: self) { return true }
        switch event {
        case .resized(let target, let size):
            guard target == node else { return handleInside(event) }
            resize(to: size)
        case .scrolled(let target, let offset):
            return scrolled(target, to: offset)
        case .scrollEnded(let target):
            return scrollEnded(target)
        case .scrollReleased(let target, let velocity):
            return scrollReleased(target, velocity)
        case .scrollReturned(let target, let start, let way):
            guard let window = rows.window(withScroller: target) else { return false }
            window.advance(from: start, towardsEnd: isMirrored ? way < 0 : way > 0, in: layout)
        case .measured(let token, let sizes):
            return takeMeasured(token, sizes)
        case .frame:
            sizing.beginFrame()
            animator.settle()
            interaction.handles(event, in: self)
            return false
        case .activated(let target):
            return activateNode(target)
        case .keyPressed(let key, let target):
            return handleInside(event) || keyPressed(key, on: target)
        case .keyCommand(let key, let modifiers, let target):
            return handleInside(event) || keyCommand(key, modifiers, on: target)
        case .menuRequested, .typed:
            return handleInside(event) || interaction.handles(event, in: self)
        case .edited, .pointed:
            return handleInside(event)
        case .pressed(let target, let press):
            return interaction.pressed(press, on: target, in: self) || handleInside(event)
        case .pulled(let target, let pull):
            return pulled(target, pull)
        case .focused(let target):
            focusMoved(to: target)
            return handleInside(event)
        default:
            return false
        }
        return true
    }

    private func resize(to size: Size) {
        guard size != bounds.size else { return }
        // Other widths make other heights: keep the user's place by what is seen.
        if size.width != bounds.width {
            keepPlace()
            rows.rememberPlaces(of: presentedSource?.numberOfSections ?? 0, in: layout, elements)
            // Which sections are rows may depend on the width.
            accessibility.dataChanged()
        }
        scroll.resize(to: size)
        setNeedsLayout()
    }

    private func scrolled(_ target: NodeID, to offset: Point) -> Bool {
        if target == node {
            contentScrolled(to: offset)
        } else if let window = rows.window(withScroller: target) {
            rowScrolled(window, to: offset.x)
        } else {
            return handleInside(.scrolled(target, offset))
        }
        return true
    }

    private func scrollEnded(_ target: NodeID) -> Bool {
        if target == node {
            contentScrollEnded()
        } else if let window = rows.window(withScroller: target) {
            rowScrollEnded(window)
        } else {
            return handleInside(.scrollEnded(target))
        }
        order.setDueAtOnce()
        return true
    }

    func activateNode(_ target: NodeID) -> Bool {
        if view(for: target) != nil, interaction.takeIgnoredTap() { return true }
        for window in rows.windows {
            let isNext = window.nextButton.view(for: target) != nil
            guard isNext || window.previousButton.view(for: target) != nil else { continue }
            window.page(forwards: isNext, in: layout)
            return true
        }
        for displayed in display.cells {
            guard let found = displayed.view.view(for: target) else { continue }
            if interaction.activates(found, in: displayed.view, of: self) { return true }
            if displayed.view.isDisclosure(found) {
                toggleItem(at: displayed.indexPath)
                return true
            }
            guard displayed.view.isWhole(found) else { return displayed.view.handle(.activated(target)) }
            displayed.view.activated()
            activateItem(at: displayed.indexPath)
            return true
        }
        return handleInside(.activated(target))
    }

    /// Gives an event to the views inside. One that concerns no node in particular goes to all of them, since each may
    /// have to do with it. Returns whether one took it.
    private func handleInside(_ event: HostEvent) -> Bool {
        for displayed in display.cells where displayed.view.handle(event) { return true }
        for displayed in display.supplementaries where displayed.view.handle(event) { return true }
        return super.handle(event)
    }

    private func focusMoved(to target: NodeID) {
        interaction.handles(.focused(target), in: self)
        let path = display.cell(around: target)?.indexPath
        if itemFocus.moved(to: target, inItemAt: path, elements) { updateConfigurationStates() }
    }
}
