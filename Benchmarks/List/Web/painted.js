// Resolves when what is shown now has been painted: the task after the next frame's rendering.
export function afterPaint() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  });
}
