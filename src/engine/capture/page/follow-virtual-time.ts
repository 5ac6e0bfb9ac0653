/**
 * Runs in the page's own world, just before its clock is advanced. Chrome does not advance the times of frames with it,
 * so a script that compares them with `performance.now()` would stand still. Frames then get the clock's time.
 */
export function followVirtualTime(): boolean {
  const clock = performance;
  /** Frames lag behind the clock by milliseconds otherwise. */
  const maxLag = 100;
  window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
    apply: (native, self, [callback]: [FrameRequestCallback]) => {
      const atClockTime = (time: number): void => {
        const now = clock.now();
        callback(now - time > maxLag ? now : time);
      };
      return Reflect.apply(native, self, [typeof callback === "function" ? atClockTime : callback]);
    },
  });
  return true;
}
