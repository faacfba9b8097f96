// What a browser does not report: that a finger has been lifted from what it was scrolling, and how fast that moves; and
// that the turn of a wheel over a row was too short, so that the row goes back to where it was.

const WINDOW_MS = 100; // velocity is that of the last moments
const PAUSE_MS = 60; // a finger that lay still this long ends its scroll without momentum

export class Drags {
  // `released` is called with the scroller and its velocity in points a millisecond.
  constructor(now, released) {
    this.now = now;
    this.released = released;
    this.isTouching = false;
    this.samples = new Map(); // by scroller: where it was when, oldest first
  }

  begin() {
    this.isTouching = true;
    this.samples.clear();
  }

  end() {
    this.isTouching = false;
    for (const [scroller, samples] of this.samples) this.released(scroller, ...this.velocity(samples));
    this.samples.clear();
  }

  scrolled(scroller) {
    if (!this.isTouching) return;
    const samples = this.samples.get(scroller) ?? [];
    const time = this.now();
    samples.push([time, scroller.scrollLeft, scroller.scrollTop]);
    while (samples[0][0] < time - WINDOW_MS) samples.shift();
    this.samples.set(scroller, samples);
  }

  velocity(samples) {
    const [first, last] = [samples[0], samples.at(-1)];
    const time = last[0] - first[0];
    if (time <= 0 || this.now() - last[0] > PAUSE_MS) return [0, 0];
    return [(last[1] - first[1]) / time, (last[2] - first[2]) / time];
  }
}

const MINIMUM_TURN = 24; // points a wheel has to move a row for the turn to count; a hand that trembles on a touch pad does less
const MAXIMUM_ROUNDING = 2; // points by which two offsets differ that are the same place

export class WheelTurns {
  // `returned` is called with the row, the offset at which the turn began, and the direction it was turned, 1 or -1.
  constructor(returned) {
    this.returned = returned;
    this.turns = new Map(); // by row: where and in which direction a turn began, and how far it moved
    this.rests = new WeakMap(); // where each row was when it last rested
  }

  // By the time a browser reports the turn, it may have moved the row already: a turn begins where the row last rested.
  turned = ({ target, deltaX, deltaY, shiftKey }) => {
    const across = shiftKey && deltaX === 0 ? deltaY : Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : 0;
    const row = across === 0 ? null : target.closest?.(".carousel");
    const direction = Math.sign(across);
    if (!row || this.turns.get(row)?.direction === direction) return;
    this.turns.set(row, { direction, start: this.rests.get(row) ?? 0, farthest: 0 });
    this.scrolled(row);
  };

  scrolled(row) {
    const turn = this.turns.size === 0 ? undefined : this.turns.get(row);
    if (turn) turn.farthest = Math.max(turn.farthest, (row.scrollLeft - turn.start) * turn.direction);
  }

  // A row that is gone does not come to rest any more.
  forget(row) {
    this.turns.delete(row);
    this.rests.delete(row);
  }

  // While the browser takes a row back, it cannot be moved otherwise.
  rested(row) {
    const turn = this.turns.get(row);
    this.turns.delete(row);
    this.rests.set(row, row.scrollLeft);
    if (turn && turn.farthest >= MINIMUM_TURN && Math.abs(row.scrollLeft - turn.start) <= MAXIMUM_ROUNDING) {
      this.returned(row, turn.start, turn.direction);
    }
  }
}
