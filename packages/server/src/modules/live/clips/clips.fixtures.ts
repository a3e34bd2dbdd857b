import { clipList, getClip, makeClip, type Clip } from '@pitchside/api/live/clips';
import { studioWorld, type Anchor, type Somebody } from '../studio/studio.fixtures.ts';
import { goal, playing, world as matchesOf } from '../../scores/matches/matches.fixtures.ts';
import type { RecordedPiece } from '../recordings/index.ts';

/** A site with an anchor on the air, whose broadcast is recorded as it is told. */
export async function clipsWorld() {
  const world = await studioWorld();
  const { site } = world;
  const { clock } = site;
  const { recordings, live, matches, clips } = site.site;
  let version = 0;
  let matchNumber = 0;

  return {
    ...world,
    clock,
    /** An anchor whose room shows a match of its own, on the air from now on. */
    async onAir(options: { withMatch?: boolean } = {}): Promise<Anchor & { broadcast: number; match: string }> {
      matchNumber += 1;
      const match = `m${matchNumber}`;
      await matches.apply(matchesOf(clock.now() - 60_000, matchNumber));
      const anchor = await world.anchor(options.withMatch === false ? {} : { matchId: match });
      await world.get('Live/startRoom', {}, anchor);
      await live.streamStarted(Number(anchor.room));
      return { ...anchor, broadcast: (await recordings.broadcastOf(Number(anchor.room))) ?? 0, match };
    },
    /** Stores pieces of a broadcast. */
    async record(broadcast: number, pieces: readonly RecordedPiece[]): Promise<void> {
      for (const piece of pieces) await recordings.keep(broadcast, piece);
    },
    /** A goal of the home side, or another event, is told now. */
    async happens(match: string, change: Partial<ReturnType<typeof goal>> = {}): Promise<string> {
      version += 1;
      const id = change.id ?? `e${version}`;
      await matches.apply({ updates: [playing(match, version, 10, 1, [{ ...goal(id, 10, 1, clock.now()), ...change, id }])] });
      return id;
    },
    /** One round of the jobs. */
    async work(): Promise<void> {
      await clips.look();
      await clips.work();
    },
    make: (who: Somebody, room: string, at = clock.now(), more: object = {}) => world.post(makeClip.path, { id: room, at, ...more }, who),
    list: async (filter: object, who?: Somebody) => clipList.data.parse((await world.post(clipList.path, { ...filter }, who)).data),
    one: async (id: string, who?: Somebody) => getClip.data.parse((await world.post(getClip.path, { id }, who)).data),
    clipOf: ({ data }: { data: unknown }): Clip => makeClip.data.parse(data).clip,
    fetched: (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ url, headers }),
  };
}
export type ClipsWorld = Awaited<ReturnType<typeof clipsWorld>>;
