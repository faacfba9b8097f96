def test_the_products_of_the_server_are_shown_and_loaded_again(page):
    page.get_by_text("Felt slippers", exact=True).wait_for()
    assert page.get_by_text("Wool coat", exact=True).is_visible()
    with page.expect_response("**/api/products.json"):
        page.get_by_role("button", name="Load again").click()
    assert page.get_by_text("Wool coat", exact=True).is_visible()
