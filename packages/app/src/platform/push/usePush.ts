import type { PushDevice, PushQuiet, PushWishes } from '@pitchside/api/messages/push';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../log/later.ts';
import type { Push } from './push.ts';

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Wishes with hours as `23:00`, by the zone of this browser. */
export type ShownWishes = Pick<PushWishes, 'kinds' | 'scopes'> & { quiet: { from: string; until: string } | null };

const shownWishes = ({ kinds, scopes, quiet }: PushWishes): ShownWishes => ({
  kinds,
  scopes,
  quiet: quiet && { from: timeOf(quiet.from), until: timeOf(quiet.until) },
});

function wishesOf({
  kinds,
  scopes,
  quiet,
}: {
  kinds: readonly PushWishes['kinds'][number][];
  scopes: readonly PushWishes['scopes'][number][];
  quiet: ShownWishes['quiet'];
}): PushWishes {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const hours: PushQuiet | null = quiet && { from: minutesOf(quiet.from), until: minutesOf(quiet.until), zone };
  return { kinds: [...kinds], scopes: [...scopes], quiet: hours };
}

/**
 * Push messages in this browser, as a page of settings shows them.
 * @param onOutcome called with what came of a press: the browser's no, or a message that was sent
 */
export function usePush(push: Push, onOutcome: (what: 'refused' | 'sent') => void) {
  const { status, here, devices, own, wishes, pending } = useSnapshot(push.view);
  const [testing, setTesting] = useState(false);
  const [removing, setRemoving] = useState<string>();
  useEffect(() => unlessLost(push.load()), [push]);
  async function toggle(on: boolean): Promise<void> {
    if (!on) return push.turnOff();
    if (!(await push.turnOn()) && push.view.here === 'off') onOutcome('refused');
  }
  async function test(): Promise<void> {
    setTesting(true);
    try {
      await push.test();
      onOutcome('sent');
    } finally {
      setTesting(false);
    }
  }
  async function remove(id: string): Promise<void> {
    setRemoving(id);
    try {
      await push.remove(id);
    } finally {
      setRemoving(undefined);
    }
  }
  return {
    status,
    again: () => unlessLost(push.load()),
    devices: devices as readonly PushDevice[],
    own,
    removing,
    remove: (id: string) => unlessLost(remove(id)),
    panel: {
      state: here,
      wishes: shownWishes(wishes as PushWishes),
      pending,
      testing,
      onToggle: (on: boolean) => unlessLost(toggle(on)),
      onWishesChange: (next: Parameters<typeof wishesOf>[0]) => unlessLost(push.setWishes(wishesOf(next))),
      onTest: () => unlessLost(test()),
    },
  };
}
