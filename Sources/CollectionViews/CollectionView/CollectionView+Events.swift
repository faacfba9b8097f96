import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Handles an event if it concerns the collection view or a view in it. Returns whether it did.
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
            return scrollReleased(target, velocity) || handleInside(event)
        case .scrollReturned:
            return rows?.handle(event, in: self) == true || handleInside(event)
        case .scrollRestored(let target, let cell, let distance):
            guard target == node else { return handleInside(event) }
            contentRestored(cell, distance: distance)
        case .measured(let token, let sizes):
            // Sizes that another collection view has requested are for one in a cell.
            return sizing?.takeMeasured(token, sizes, in: self) == true || handleNested(event)
        case .frame:
            sizing?.beginFrame()
            animator.settle()
            interaction.handles(event, in: self)
            return handleNested(event)
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
            return pulled(target, pull) || handleNested(event)
        case .focused(let target):
            focusMoved(to: target)
            return handleInside(event)
        case .printingBegan:
            setPrinting(true)
            return handleInside(event)
        case .printingEnded:
            setPrinting(false)
            return handleInside(event)
        case .started, .environmentChanged, .responded, .timerFired, .located, .navigated, .stored:
            return false
        }
        return true
    }

    private func resize(to size: Size) {
        guard size != bounds.size else { return }
        // A new width changes heights: anchor the visible items to keep the user's place.
        if size.width != bounds.width {
            keepPlaceOverWidths()
            rows?.rememberPlaces(of: presentedSource?.numberOfSections ?? 0, over: nil, in: self)
            // Which sections are rows or have headers may depend on the width.
            accessibility.forgetNumbers()
        }
        scroll.resize(to: size)
        setNeedsLayout()
    }

    private func scrolled(_ target: NodeID, to offset: Point) -> Bool {
        if target == node {
            contentScrolled(to: offset)
            return true
        }
        let event = HostEvent.scrolled(target, offset)
        return rows?.handle(event, in: self) == true || handleInside(event)
    }

    private func scrollEnded(_ target: NodeID) -> Bool {
        if target == node {
            contentScrollEnded()
        } else if rows?.handle(.scrollEnded(target), in: self) != true {
            return handleInside(.scrollEnded(target))
        }
        order.setDueAtOnce()
        return true
    }

    func activateNode(_ target: NodeID) -> Bool {
        if view(for: target) != nil, interaction.takeIgnoredTap() { return true }
        if rows?.handle(.activated(target), in: self) == true { return true }
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

    /// Forwards an event to the views inside. An event without a node goes to each view until one handles it. Returns
    /// whether one did.
    private func handleInside(_ event: HostEvent) -> Bool {
        for displayed in display.cells where displayed.view.handle(event) { return true }
        for displayed in display.supplementaries where displayed.view.handle(event) { return true }
        return super.handle(event)
    }

    /// Forwards an event that only collection views handle to those in cells and among the subviews, until one handles it. Other views
    /// in cells do not receive it. Returns whether one did.
    private func handleNested(_ event: HostEvent) -> Bool {
        var isHandled = false
        forEachNested { nested in
            if !isHandled { isHandled = nested.handle(event) }
        }
        return isHandled || super.handle(event)
    }

    private func focusMoved(to target: NodeID) {
        interaction.handles(.focused(target), in: self)
        let path = display.cell(around: target)?.indexPath
        guard itemFocus.moved(to: target, inItemAt: path, elements) else { return }
        updateConfigurationStates()
        if let path { displayNeighborsInRow(of: path) }
        // The Tab key continues from this item in the order of the host's tree, and may be pressed at once.
        guard isKeyboardNavigable, path != nil, order.isOutdated else { return }
        order.setDueAtOnce()
        setNeedsLayout()
    }
}
