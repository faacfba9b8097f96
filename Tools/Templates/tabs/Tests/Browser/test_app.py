def test_another_tab_is_shown_when_it_is_chosen(page):
    page.get_by_text("Quince", exact=True).wait_for()
    page.get_by_role("tab", name="Vegetables").click()
    page.get_by_text("Leek", exact=True).wait_for()
    assert not page.get_by_text("Quince", exact=True).is_visible()
    page.go_back()
    page.get_by_text("Quince", exact=True).wait_for()
