// Good manners in someone else's page.

/** Runs `act` while none of `targets` takes a new listener, and returns its result. */
export function withoutListeners(targets, act) {
  for (const target of targets) target.addEventListener = () => {};
  try {
    return act();
  } finally {
    for (const target of targets) delete target.addEventListener;
  }
}
