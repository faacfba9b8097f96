import CollectionGeometry
import CollectionLayout

// The layout computed from the sizes, insets and spacings of a controller.
extension SectionController {
    func defaultLayoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        var section = LayoutSection(groups: layoutGroups(in: environment))
        section.contentInsets = contentInsets
        section.interGroupSpacing = minimumLineSpacing
        section.orthogonalScrollingBehavior = scrollingBehavior
        section.boundarySupplementaryItems = boundarySupplementaryItems
        return section
    }

    /// The groups of a controller that is part of another one's section.
    ///
    /// - Parameter isInRow: Whether the items are in a row that scrolls by itself.
    func layoutGroups(asPartIn environment: LayoutEnvironment, isInRow: Bool) -> [LayoutGroupRun] {
        setPartOfRow(isInRow)
        var runs = layoutGroups(in: environment)
        // A run without a number takes the remaining items, which must not include those of another part.
        let taken = runs.reduce(0) { $0 + max(0, $1.itemCount ?? 0) }
        if let open = runs.firstIndex(where: { $0.itemCount == nil }) {
            runs[open].itemCount = max(0, environment.numberOfItems - taken)
        }
        return runs
    }

    /// Lines of items of one size or, where items have their own sizes, one group with all of them.
    func defaultLayoutGroups(in environment: LayoutEnvironment) -> [LayoutGroupRun] {
        let count = environment.numberOfItems
        if count > 0, let first = size(forItemAt: 0, in: environment) {
            var sizes = [first] + (1..<count).map { size(forItemAt: $0, in: environment) ?? .zero }
            for index in sizes.indices where sizes[index].width.isNaN || sizes[index].height.isNaN {
                sizes[index] = usualSize(in: environment)
                noteInvalidSize(ofItemAt: index)
            }
            return [LayoutGroupRun(group: lines(of: sizes, in: environment))]
        }
        return [LayoutGroupRun(group: isInRow ? single : line)]
    }

    /// The size that ``itemSize`` resolves to before anything is measured, in points.
    private func usualSize(in environment: LayoutEnvironment) -> Size {
        let insets = contentInsets
        var room = environment.container.effectiveContentSize
        room.width -= insets.leading + insets.trailing
        func length(_ dimension: LayoutDimension) -> Double {
            switch dimension {
            case .fractionalWidth(let fraction): fraction * room.width
            case .fractionalHeight(let fraction): fraction * room.height
            case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
            }
        }
        return Size(width: length(itemSize.widthDimension), height: length(itemSize.heightDimension))
    }

    /// A line with as many items as fit.
    private var line: LayoutGroup {
        let height = itemSize.heightDimension
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        var group = LayoutGroup.horizontal(layoutSize: size, subitems: [item(height: height)])
        group.interItemSpacing = .fixed(minimumInteritemSpacing)
        return group
    }

    /// One item of a row.
    private var single: LayoutGroup {
        let width: LayoutDimension = itemSize.widthDimension.isEstimated ? itemSize.widthDimension : .fractionalWidth(1)
        let height: LayoutDimension =
            itemSize.heightDimension.isEstimated ? itemSize.heightDimension : .fractionalHeight(1)
        let item = LayoutItem(layoutSize: LayoutSize(widthDimension: width, heightDimension: height))
        return .horizontal(layoutSize: itemSize, subitems: [item])
    }

    private func item(height: LayoutDimension) -> LayoutItem {
        LayoutItem(
            layoutSize: LayoutSize(
                widthDimension: itemSize.widthDimension,
                heightDimension: height.isEstimated ? height : .fractionalHeight(1)
            )
        )
    }

    /// Items of given sizes in lines with as many as fit; in a row, all of them side by side.
    private func lines(of sizes: [Size], in environment: LayoutEnvironment) -> LayoutGroup {
        let insets = contentInsets
        let isRow = isInRow
        let room = environment.container.effectiveContentSize.width - insets.leading - insets.trailing
        var places: [LayoutGroupCustomItem] = []
        var x = 0.0
        var y = 0.0
        var lineHeight = 0.0
        var width = 0.0
        for size in sizes {
            let size = Size(width: max(0, size.width), height: max(0, size.height))
            if !isRow, x > 0, x + size.width > room {
                x = 0
                y += lineHeight + minimumLineSpacing
                lineHeight = 0
            }
            places.append(LayoutGroupCustomItem(frame: Rect(x: x, y: y, width: size.width, height: size.height)))
            width = max(width, x + size.width)
            x += size.width + minimumInteritemSpacing
            lineHeight = max(lineHeight, size.height)
        }
        let frames = places
        return .custom(
            layoutSize: LayoutSize(
                widthDimension: isRow ? .absolute(width) : .fractionalWidth(1),
                heightDimension: .absolute(y + lineHeight)
            )
        ) { _ in frames }
    }
}
