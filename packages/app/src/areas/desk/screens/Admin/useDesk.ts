import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { admin, askPresence, loadDesk, loadOverview, loadQueue, lockDesk } from './admin.store.ts';

/** Milliseconds without a key or a pointer after which the desk closes on this page; the server closes it by itself as well. */
const idleLimit = 15 * 60_000;
/** Refresh interval of the figures and the queue while the page is visible, ms. */
const fresh = 30_000;

/** Keeps the desk fresh while it is open and used, and locks it when nobody is active. */
export function useDesk(): void {
  const { desk } = useSnapshot(admin);

  useEffect(() => {
    void askPresence();
    return lockDesk;
  }, []);

  useEffect(() => {
    if (desk !== 'open') return;
    void loadDesk();
    let usedAt = performance.now();
    const used = () => void (usedAt = performance.now());
    const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, used, { passive: true });
    const timer = setInterval(() => {
      const idle = performance.now() - usedAt;
      if (idle >= idleLimit) return lockDesk();
      // A page that nobody uses must not keep the server's desk open.
      if (idle < fresh && document.visibilityState === 'visible') void Promise.all([loadOverview(), loadQueue()]);
    }, fresh);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, used);
    };
  }, [desk]);
}
