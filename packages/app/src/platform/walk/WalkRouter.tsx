import { createContext, startTransition, useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { keepScroll, scrollTo, writeScrolls } from './scrolled.ts';
import type { Walk, Walked } from './walk.ts';

const WalkContext = createContext<{ walk: Walk; walked: Walked } | undefined>(undefined);

/** The current place of the router, and `retry` to load it again. Throws outside a router. */
export function useWalk(): Walked & Pick<Walk, 'retry'> {
  const known = useContext(WalkContext);
  if (!known) throw new Error('no walk leads here');
  return { ...known.walked, retry: known.walk.retry };
}

/** Shows where a walk is: nothing until its first screen is there. */
export function WalkRouter({ walk, children }: { walk: Walk; children: ReactNode }) {
  const [walked, setWalked] = useState(() => walk.now());
  useLayoutEffect(() => walk.listen((next) => startTransition(() => setWalked(next))), [walk]);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (by) => history.go(by),
      push: (to, state: unknown, options) => walk.go(to, { ...options, state }),
      replace: (to, state: unknown, options) => walk.go(to, { ...options, state, replace: true }),
    }),
    [walk],
  );
  const value = useMemo(() => walked && { walk, walked }, [walk, walked]);
  if (!walked || !value) return null;
  return (
    <WalkContext value={value}>
      <Router location={walked.place} navigator={navigator}>
        {children}
      </Router>
      <Scroll walked={walked} />
    </WalkContext>
  );
}

/** Keeps how far each place is scrolled, for back, forward and reload. */
function Scroll({ walked: { place, stays } }: { walked: Walked }) {
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const leave = () => {
      keepScroll(place.key);
      writeScrolls();
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [place]);
  useLayoutEffect(() => {
    scrollTo(place.key, place.hash, stays);
  }, [place, stays]);
  return null;
}
