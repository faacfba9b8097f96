"""Checks documents that are almost right with `page validate`, and reports what it must not do.

The documents are the fixtures of the page format and the pages of the sample content, with members left out, exchanged, repeated
and nested, and bytes changed. A finding is a run that ends by a signal, with a status other than 0 and 1, with a document that has
no verdict, after the time limit, or with more memory than a document of that size needs, and an operation of patches that no document
has. Equal seeds give equal documents.
"""

import argparse
import copy
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BATCH = 500
# A patch without problems that has every operation.
PATCH = "patch-every-operation.json"
TEXTS = ["", "javascript:alert(1)", "java\tscript:x", "//evil.example", "https://evil.example/", "/v1/sections/a b", "\u0000", "\u202e", "a" * 9000,
         "HomeWidgetProductXL", "carousel", "ß", "-1", "1e5", "page:", "tel:1", "%2e%2e/", "data:text/html,x", "home", "\ud83d"]  # fmt: skip
VALUES = [None, True, 0, -1, 2**31, 2**63, 10**40, 1.5, -0.0, "", [], {}, [[]], {"": {}}]


class Generator:
    """Makes documents; the same for the same seed."""

    def __init__(self, seed, corpus):
        self.random = random.Random(seed)
        self.corpus = corpus
        self.parsed = []
        for data in corpus:
            try:
                root = json.loads(data)
                # Those that are only deep are changed as bytes: Python's own functions are recursive.
                if depth(root) < 60:
                    self.parsed.append(root)
            except (ValueError, UnicodeDecodeError, RecursionError):
                pass
        self.names = sorted({name for each in self.parsed for name in self._names(each)})

    def _names(self, value):
        if isinstance(value, dict):
            for name, child in value.items():
                yield name
                yield from self._names(child)
        elif isinstance(value, list):
            for child in value:
                yield from self._names(child)

    def _places(self, value):
        """All objects and lists of a document that hold something."""
        if isinstance(value, dict) and value or isinstance(value, list) and value:
            yield value
            for child in value.values() if isinstance(value, dict) else value:
                yield from self._places(child)

    def _mutate(self, root):
        roll = self.random
        places = list(self._places(root))
        if not places or len(places) > 4000:  # a document that was copied into itself doubles with each further change
            return
        place = roll.choice(places)
        key = roll.choice(list(place)) if isinstance(place, dict) else roll.randrange(len(place))
        kind = roll.randrange(8)
        if kind == 0:
            del place[key]
        elif kind == 1:
            place[key] = copy.deepcopy(roll.choice(VALUES))  # a value in itself has no end
        elif kind == 2:
            place[key] = roll.choice(TEXTS)
        elif kind == 3:
            place[key] = copy.deepcopy(roll.choice(places))
        elif kind == 4 and isinstance(place, list):
            place.extend(copy.deepcopy(place[key]) for _ in range(roll.choice([1, 2, 60, 400])))
        elif kind == 5 and isinstance(place, dict):
            place[roll.choice(self.names)] = place.pop(key)
        elif kind == 6 and isinstance(place[key], str):
            text = place[key]
            at = roll.randrange(len(text) + 1)
            place[key] = text[:at] + roll.choice(TEXTS) + text[at:]
        else:
            other = roll.choice(list(self._places(roll.choice(self.parsed))) or [root])
            place[key] = copy.deepcopy(other)

    def document(self):
        """The bytes of a document."""
        roll = self.random
        if roll.random() < 0.25:
            data = bytearray(roll.choice(self.corpus))
            for _ in range(roll.randrange(1, 8)):
                at = roll.randrange(len(data) + 1)
                kind = roll.randrange(4)
                if kind == 0 and at < len(data):
                    data[at] = roll.randrange(256)
                elif kind == 1:
                    del data[at : at + roll.randrange(1, 20)]
                elif kind == 2:
                    data[at:at] = bytes(roll.choice(b'{}[]",:\\0-e') for _ in range(roll.randrange(1, 6)))
                else:
                    data[at:at] = b"[" * roll.choice([1, 40, 3000])
            return bytes(data)
        root = copy.deepcopy(roll.choice(self.parsed))
        for _ in range(roll.choice([1, 1, 2, 3, 8])):
            if depth(root) > 120:
                break  # nested in itself more than once
            self._mutate(root)
        return json.dumps(root, ensure_ascii=roll.random() < 0.5).encode("utf-8", "surrogatepass")


def depth(value):
    """How deeply a value is nested."""
    deepest, level = 0, [value]
    while level:
        deepest += 1
        level = [child for each in level if isinstance(each, (dict, list)) for child in (each.values() if isinstance(each, dict) else each)]
    return deepest


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("program", help="the program page")
    options.add_argument("fixtures", type=Path, help="the directory of fixtures")
    options.add_argument("--documents", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    corpus = [path.read_bytes() for path in sorted(options.fixtures.rglob("*.json")) if path.stat().st_size < 100_000]
    operations = {change["op"]: 0 for change in json.loads((options.fixtures / PATCH).read_bytes())["ops"]}
    findings, counts, start = [], {"with errors": 0, "without": 0}, time.monotonic()
    with tempfile.TemporaryDirectory() as directory:
        database = directory + "/shop.sqlite"
        subprocess.run([options.program, "seed", "--database", database], check=True, stdout=subprocess.DEVNULL)
        corpus.append(subprocess.run([options.program, "export", "--database", database, "home"], check=True, stdout=subprocess.PIPE).stdout)
        Path(database).unlink()
        generator, limit = Generator(options.seed, corpus), 1_500 << 20
        for first in range(0, options.documents, BATCH):
            paths = []
            for number in range(first, min(first + BATCH, options.documents)):
                paths.append(Path(directory) / f"{number}.json")
                data = generator.document()
                for name in operations:
                    operations[name] += f'"{name}"'.encode() in data
                paths[-1].write_bytes(data)
            try:
                result = subprocess.run(
                    [options.program, "validate", *map(str, paths)], capture_output=True, timeout=300,
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (limit, limit)),
                )  # fmt: skip
                lines = result.stderr.decode("utf-8", "replace").splitlines()
                counts["with errors"] += sum(not line.endswith((" no problems",)) and " 0 errors" not in line for line in lines)
                counts["without"] += sum(line.endswith(" no problems") or " 0 errors" in line for line in lines)
                if result.returncode in (0, 1) and len(lines) != len(paths):
                    findings.append((first, f"{len(lines)} verdicts on {len(paths)} documents"))
                if result.returncode not in (0, 1):
                    findings.append((first, f"status {result.returncode}: {result.stderr[-300:]!r}"))
            except subprocess.TimeoutExpired:
                findings.append((first, "no verdict within 300 s"))
            for path in paths:
                path.unlink()
    # Of fewer documents, chance decides which operations they have.
    if options.documents >= 20 * len(corpus):
        findings += [(0, f"no document has the operation {name}") for name, count in operations.items() if count == 0]
    # Of the validator, not of this program, whose children do nothing else but to seed.
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{options.documents} documents of seed {options.seed} in {time.monotonic() - start:.0f} s, at most {memory:.0f} MB: {counts}")
    print(f"documents with each operation of patches: {operations}")
    for first, problem in findings[:20]:
        print(f"documents from {first}: {problem}")
    print(f"{len(findings)} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
