// What becomes of video and sound that a user has started: it is paused when it is not seen any more, because it was scrolled out of the
// window, is hidden or is removed from the document, and when another one is started.

export class Playback {
  #window;
  #observer; // of what plays; made for the first one
  #playing = new Set();

  constructor(window) {
    this.#window = window;
  }

  // Takes in a `play`, `pause` or `emptied` event of any element.
  note = ({ type, target }) => {
    if (type !== "play") return this.#forget(target);
    for (const other of this.#playing) if (other !== target) other.pause();
    this.#playing.add(target);
    this.#observer ??= new this.#window.IntersectionObserver((entries) => {
      for (const { target: player, isIntersecting } of entries) if (!isIntersecting) player.pause();
    });
    this.#observer.observe(target);
  };

  #forget(player) {
    this.#playing.delete(player);
    this.#observer?.unobserve(player);
  }
}
