"""The order of the browser tests on the workers of `pytest -n <count> --dist worksteal`.

Each worker begins with a block of equally many tests, in their order. A worker that has come to the end of its block takes over half of
the tests that remain in the longest one, from its end. Tests that take long are at the beginning of a block, since a worker that begins
one of them last is waited for by all others."""

import itertools

# The modules with tests of half a minute and more, or of minutes in all, the longest first.
LONG = (
    "test_rows", "test_rendering", "test_people", "test_earnings", "test_rendered_gallery", "test_homes", "test_monkey",
)


def in_blocks(items, module_of, first, count):
    """The items in the order in which `count` workers run them.

    The modules named by `first` begin the block of the first worker. The long modules begin the blocks of the others, in turn."""
    modules = {}
    for item in items:
        modules.setdefault(module_of(item), []).append(item)
    blocks = [[] for _ in range(count)]
    for name in first:
        blocks[0] += modules.pop(name, [])
    for place, name in enumerate(LONG):
        blocks[place % (count - 1) + 1 if count > 1 else 0] += modules.pop(name, [])
    rest = itertools.chain.from_iterable(modules.values())
    ordered = []
    for number, block in enumerate(blocks, 1):
        ordered += block
        ordered += itertools.islice(rest, max(0, len(items) * number // count - len(ordered)))
    return ordered
