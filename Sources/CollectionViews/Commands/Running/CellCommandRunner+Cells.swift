extension CellCommandRunner {
    /// Configures a cell for an item: performs its configuration command now, and its cancellation command when the
    /// binding ends.
    func configure(_ cell: CollectionViewCell, with viewModel: CellViewModel, in context: HostContext?) {
        let use = CellBinding(of: viewModel.identity)
        cell.beginUse(use)
        let place = CellCommandTarget(identity: viewModel.identity, cell: cell, use: use, context: context)
        let cancellation = viewModel.commands[.cancellation]
        let execution = viewModel.commands[.configuration].flatMap { run($0, for: .configuration, at: place) }
        // The cell holds the binding; the execution holds the cell, and the runner the execution. So the closure captures the
        // execution's number, and the runner weakly.
        let number = execution?.isUnderWay == true ? execution?.number : nil
        guard number != nil || cancellation != nil else { return }
        use.whenEnded { [runner = Weak(self)] use, cell in
            guard let runner = runner.object else { return }
            if let number { runner.cancel(run: number) }
            guard let cancellation else { return }
            let place = CellCommandTarget(identity: use.identity, cell: cell, use: use, context: context)
            runner.run(cancellation, for: .cancellation, at: place)
        }
    }
}
