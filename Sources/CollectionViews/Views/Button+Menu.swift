extension Button {
    /// The menu of the button; `nil`, the default, for none.
    ///
    /// ```swift
    /// let sort = Button("Sort", kind: .bordered)
    /// sort.menu = Menu(children: [
    ///     MenuAction("By price") { model.sort(.price) },
    ///     MenuAction("By area") { model.sort(.area) },
    /// ])
    /// sort.showsMenuAsPrimaryAction = true
    /// ```
    ///
    /// It opens beside the button with the secondary button of a mouse, by a long press, and with the menu key; where
    /// ``showsMenuAsPrimaryAction`` is set, also when the button is activated, and with the arrows down and up. In the menu the arrows, Home, End and letters move;
    /// Escape, Tab, going back and a press beside it close it, and the focus is on the button again. A button that is disabled or
    /// busy opens no menu.
    ///
    /// See Apple's documentation of `UIButton.menu`.
    public var menu: Menu? {
        get { menuPresenter?.menu }
        set {
            if let newValue, let menuPresenter {
                menuPresenter.menu = newValue
            } else {
                menuPresenter = newValue.map { ButtonMenu($0) }
            }
            describeMenu()
        }
    }

    /// Whether activating the button opens its ``menu`` instead of calling its actions. The default is `false`. Set the menu first.
    public var showsMenuAsPrimaryAction: Bool {
        get { menuPresenter?.isPrimaryAction ?? false }
        set {
            menuPresenter?.isPrimaryAction = newValue
            describeMenu()
        }
    }

    private func describeMenu() {
        let isPrimary = showsMenuAsPrimaryAction
        setAttribute(.popup, isPrimary ? "menu" : nil)
        setAttribute(.isExpanded, isPrimary ? "false" : nil)
    }
}
