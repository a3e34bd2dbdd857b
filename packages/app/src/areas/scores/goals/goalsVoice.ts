/** Time that a browser remembers a sounded event, ms; longer than any tab may be late. */
const remembers = 30_000;

/**
 * Runs `play` in only one tab of this browser for each event: the first audible tab takes the event's lock and keeps it.
 * A tab without any interaction may not play sound, so it leaves the event to another.
 */
export function onceABrowser(eventId: string, play: () => void): void {
  if (!navigator.userActivation.hasBeenActive) return;
  // Locks exist on secure pages only; without them the tab that is looked at sounds.
  if (!('locks' in navigator)) {
    if (document.visibilityState === 'visible') play();
    return;
  }
  void navigator.locks.request(`goal ${eventId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    await new Promise((resume) => setTimeout(resume, remembers));
  });
}
