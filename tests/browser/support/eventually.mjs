// Waiting for what must become true.

const patienceMilliseconds = 30_000;
const pauseMilliseconds = 40;

/** Runs `check` until it no longer throws, and returns its result; throws its last error when patience ends. */
export async function eventually(check) {
  const end = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}
