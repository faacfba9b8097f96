// What a browser does not tell: that a finger has been lifted from what it was scrolling, and how fast that moves.

const WINDOW_MS = 100; // velocity is that of the last moments
const PAUSE_MS = 60; // a finger that lay still this long lets go of something that rests

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
