// When frames are drawn: at most one is requested, none while the stage is hidden, off screen or paused.

/**
 * `draw(now)` draws one frame and returns whether another is wanted. `request` asks for one, `drawNow` draws at once
 * (a resized canvas is blank until then), `pause` and `resume` hold and release frames.
 */
export function createFrames({ stage, draw }) {
  let requested = 0;
  let wanted = false;
  let paused = false;
  let onScreen = true;

  const canDraw = () => !paused && onScreen && document.visibilityState === 'visible';

  function schedule() {
    if (wanted && !requested && canDraw()) requested = requestAnimationFrame(frame);
  }

  function frame(now) {
    requested = 0;
    wanted = draw(now);
    schedule();
  }

  function request() {
    wanted = true;
    schedule();
  }

  function drawNow() {
    if (!canDraw()) return request();
    wanted = draw(performance.now());
    schedule();
  }

  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1).isIntersecting;
    schedule();
  });
  observer.observe(stage);
  document.addEventListener('visibilitychange', schedule);

  return {
    request,
    drawNow,
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      request();
    },
    remove() {
      cancelAnimationFrame(requested);
      observer.disconnect();
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}
