import CollectionViews
import Foundation
import Synchronization
import Testing

/// The view controllers and views of screens whose hosts are gone: all of them have to be gone when the tests have ended.
///
/// A host cannot know when its test has released the screen, so that the registry looks when the process ends. It then names
/// each screen that was not deallocated, with its test, and the process fails.
///
/// A view controller is kept alive by a closure that captures it and that it owns, such as the handler of a registration. Let
/// the closure capture `Weak(self)`.
final class LeakRegistry: Sendable {
    static let shared = LeakRegistry()

    private let screens = Mutex<[Screen]>([])

    private init() {
        atexit {
            let lines = LeakRegistry.shared.leaks
            guard !lines.isEmpty else { return }
            print("\(lines.count) screens leaked:\n\(lines.joined(separator: "\n"))")
            fflush(nil)
            _exit(1)
        }
    }
}

extension LeakRegistry {
    /// A screen whose host is gone.
    private struct Screen: @unchecked Sendable {
        let objects: WatchedObjects
        let test: String
        let location: SourceLocation
    }

    /// Adds what a host has shown.
    func add(_ objects: WatchedObjects, _ location: SourceLocation) {
        let test = Test.current.map { "\($0.name) (\($0.sourceLocation))" } ?? "no test"
        screens.withLock { screens in
            // What is gone needs no watching: most screens are when the next one ends.
            screens.removeAll { $0.objects.living.isEmpty }
            screens.append(Screen(objects: objects, test: test, location: location))
        }
    }

    /// The screens that still exist, as lines.
    var leaks: [String] {
        screens.withLock { screens in
            screens.compactMap { screen in
                let living = screen.objects.living
                return living.isEmpty
                    ? nil : "leak: \(living.joined(separator: ", ")) of \(screen.test), hosted at \(screen.location)"
            }
        }
    }
}

/// Objects that are to be deallocated.
struct WatchedObjects {
    private struct Reference {
        weak var object: AnyObject?
        let name: String
    }

    private var references: [ObjectIdentifier: Reference] = [:]

    /// The types of those that exist.
    var living: [String] {
        let names = references.values.filter { $0.object != nil }.map(\.name)
        return Dictionary(grouping: names) { $0 }.map { $0.value.count == 1 ? $0.key : "\($0.value.count) × \($0.key)" }
            .sorted()
    }

    private mutating func add(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        guard references[id]?.object == nil else { return }
        references[id] = Reference(object: object, name: "\(type(of: object))")
    }

    /// Adds the view controllers that a window shows now.
    mutating func add(viewControllersOf window: Window) { add(window.rootViewController) }

    private mutating func add(_ viewController: ViewController) {
        add(viewController as AnyObject)
        add(viewController.view as AnyObject)
        if let navigation = viewController as? NavigationController {
            for screen in navigation.viewControllers { add(screen) }
        }
        for child in viewController.children { add(child) }
    }

    /// Adds a window, what it shows and all views in it.
    mutating func add(screensOf window: Window) {
        add(window as AnyObject)
        add(window.rootViewController)
        add(viewsIn: window.rootViewController.view)
    }

    private mutating func add(viewsIn view: View) {
        add(view as AnyObject)
        for subview in view.subviews { add(viewsIn: subview) }
        if let list = view as? CollectionView {
            for cell in list.visibleCells { add(viewsIn: cell) }
        }
    }
}
