// When frames are drawn: at most one is requested, none while the stage is hidden, off screen or paused.

/**
 * `draw(now)` draws one frame and returns in how many seconds the next is wanted, Infinity for none. `request` asks for one, `drawNow` draws at once
 * (a resized canvas is blank until then), `pause` and `resume` hold and release frames.
 */
export function createFrames({ stage, draw }) {
  let requested = 0;
  let wanted = false;
  let timer = 0;
  let paused = false;
  let onScreen = true;

  const canDraw = () => !paused && onScreen && document.visibilityState === 'visible';

  function schedule() {
    if (wanted && !requested && canDraw()) requested = requestAnimationFrame(frame);
  }

  function drawAt(now) {
    clearTimeout(timer);
    const seconds = draw(now);
    wanted = seconds <= 0;
    if (!wanted && Number.isFinite(seconds)) timer = setTimeout(request, Math.ceil(seconds * 1000));
    schedule();
  }

  function frame(now) {
    requested = 0;
    drawAt(now);
  }

  function request() {
    wanted = true;
    schedule();
  }

  function drawNow() {
    if (!canDraw()) return request();
    drawAt(performance.now());
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
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}
