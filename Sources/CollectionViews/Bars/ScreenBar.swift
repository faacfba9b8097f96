/// The bar as its screen knows it. A program whose screens have no ``NavigationBar`` does not contain one.
public class ScreenBar: View {
    /// The heading, which is focused when the user comes to the screen.
    var headingView: View { self }

    /// Shows the title of the screen.
    func follow(_ title: String) {}
}
