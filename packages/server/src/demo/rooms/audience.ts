import type { Popularity, Watcher } from '../../modules/live/popularity/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import type { Language } from '../../text/local.ts';
import type { StagedRoom } from './director.ts';

/** Time (ms) that a demo member stays in a room, interval of the records, and share of members who watch anything. */
const stay = 20 * 60_000;
const noteEvery = 30_000;
const present = 0.7;

/** A demo member who watches, and their language. */
export interface Spectator {
  id: number;
  language: Language;
}

/** Demo members watch demo rooms of their language, more of them the more a room draws: popularity counts them as it counts everybody. */
export function createAudience(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  popularity: Pick<Popularity, 'note'>,
  people: readonly Spectator[],
) {
  let notedAt = -Infinity;

  function roomOf({ id, language }: Spectator, stage: readonly StagedRoom[], now: number): StagedRoom | undefined {
    const shift = randomFor(settings.seed, 'comes at', id).between(0, stay);
    const random = randomFor(settings.seed, 'watches', id, Math.floor((now + shift) / stay));
    const open = stage.filter(({ anchor }) => (anchor.language ?? 'zh') === language);
    return open.length > 0 && random.happens(present) ? random.pick(open, ({ heat }) => Math.max(heat, 1)) : undefined;
  }

  return {
    /** Seats everybody, if that is due. */
    async watch(stage: readonly StagedRoom[]): Promise<void> {
      const now = clock.now();
      if (now - notedAt < noteEvery) return;
      notedAt = now;
      await popularity.note(
        people.flatMap((person): Watcher[] => {
          const room = roomOf(person, stage, now);
          return room ? [{ roomId: room.id, who: { member: person.id } }] : [];
        }),
      );
    },
  };
}
