import { matchMaps, type MapSheet } from '@pitchside/api/sheets';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { passGuard, serverNow } from '../../../platform/guard/spoiler.store.ts';
import { openVisit } from '../../../platform/resource/visit.ts';

/** Least time between two looks at the same series, ms. */
const pause = 4_000;

interface Known {
  id: string;
  version: number;
  maps: readonly MapSheet[];
}

/** The maps of a series in detail, looked up again as it goes on, never more often than every few seconds; `failed` while there is nothing to show. */
export function useMaps(id: string, version: number): { maps: readonly MapSheet[] | undefined; failed: boolean; retry: () => void } {
  const [known, setKnown] = useState<Known>();
  const [failed, setFailed] = useState(false);
  const [again, setAgain] = useState(0);
  const own = known?.id === id ? known : undefined;
  const wait = own ? pause : 0;
  const isOld = own === undefined || own.version < version;

  const newest = useRef(version);
  useEffect(() => void (newest.current = version));

  useEffect(() => {
    if (!isOld) return undefined;
    const visit = openVisit();
    const whenSeen = (show: () => void) => passGuard(id, serverNow(), visit.during(show));
    const timer = setTimeout(() => {
      visit.ask(
        (signal) => api.call(matchMaps, { id }, { signal }),
        (answer) => {
          setFailed(false);
          // What was asked for is known now, even if the server has nothing newer to say.
          whenSeen(() => setKnown({ id, version: Math.max(answer.version, newest.current), maps: answer.series?.maps ?? [] }));
        },
        () => setFailed(true),
      );
    }, wait);
    return () => {
      visit.leave();
      clearTimeout(timer);
    };
  }, [id, isOld, wait, again]);

  return { maps: own?.maps, failed, retry: () => setAgain((now) => now + 1) };
}
