def test_the_products_of_the_server_are_shown(page):
    page.get_by_text("3 products", exact=True).wait_for()
    assert page.get_by_text("Wool coat", exact=True).is_visible()
