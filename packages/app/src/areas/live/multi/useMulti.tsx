import { useLingui } from '@lingui/react/macro';
import { hasSpotlight, mostMultiRooms } from '@pitchside/ui/MultiView';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { say } from '../../../platform/toasts/say.ts';
import { multiHref, namedRooms, readMulti, withoutRoom, withRoom, type MultiAddress } from './multiAddress.ts';
import { holdCells, leaveCells } from './cells.store.ts';
import { keepRooms } from './multiStorage.ts';

/**
 * Screen of several rooms in its address, and functions to change it. Adding or removing a room is a history entry, so that the browser's
 * back button undoes it; sound and layout replace the entry.
 */
export function useMulti(): {
  address: MultiAddress;
  /** Sound, large picture, layout. */
  change: (change: Partial<MultiAddress>) => void;
  put: (id: string, number: number) => void;
  close: (id: string) => void;
} {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const address = readMulti(parameters);
  const { rooms, layout, sound, spotlight } = address;
  const key = rooms.join();
  const large = hasSpotlight(layout) ? spotlight : null;
  const tooMany = namedRooms(parameters).length > mostMultiRooms;

  useEffect(() => {
    const ids = key ? key.split(',') : [];
    holdCells({ rooms: ids, sound, spotlight: large });
    keepRooms(ids);
  }, [key, sound, large]);
  useEffect(() => leaveCells, []);
  const warnOfFifth = useEffectEvent(() => {
    say('info', t`最多同时看 ${mostMultiRooms} 路，先关闭一路`);
    void navigate(multiHref(address), { replace: true });
  });
  useEffect(() => {
    if (tooMany) warnOfFifth();
  }, [tooMany]);

  const go = (next: MultiAddress, replace: boolean) => void navigate(multiHref(next), { replace });
  return {
    address,
    change: (change) => go({ ...address, ...change }, true),
    put: (id, number) => go(withRoom(address, id, number), false),
    close: (id) => go(withoutRoom(address, id), false),
  };
}
