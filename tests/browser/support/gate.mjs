// Holds back requests until they are let through.

/** Routes what matches `pattern` to wait; `open()` lets it through, `arrived` resolves at the first request. */
export async function holdBack(page, pattern) {
  let open;
  let arrive;
  const opened = new Promise((resolve) => (open = resolve));
  const arrived = new Promise((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    arrive();
    await opened;
    await route.continue();
  });
  return { open, arrived };
}
