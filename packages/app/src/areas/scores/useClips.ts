import type { CallData, CallInput } from '@pitchside/api';
import { clipList, type Clip } from '@pitchside/api/live/clips';
import { clipsOf } from '@pitchside/api/screens/ScoreDetail';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { isSeen, passGuard } from '../../platform/guard/spoiler.store.ts';
import { useResource } from '../../platform/resource/useResource.ts';
import { clipHref } from './clipLinks.ts';
import { clipNews } from './clips.store.ts';

/** Whether the viewer's own picture of its match has come as far as a clip. */
export const isClipSeen = ({ match, at }: Pick<Clip, 'match' | 'at'>): boolean => match === null || isSeen(match.id, at);

/** Clips that the viewer's own pictures have not reached at a look; the number of the look says that it is another one. */
const waitingAt = (clips: readonly Clip[], _look: number): readonly Clip[] => clips.filter((clip) => !isClipSeen(clip));

/** Of some clips those that give nothing away; the others follow as the viewer's own picture reaches them. */
export function useSeenClips(clips: readonly Clip[]): readonly Clip[] {
  const [turn, look] = useReducer((before: number) => before + 1, 0);
  const waiting = waitingAt(clips, turn);
  const key = waiting.map(({ id }) => id).join(' ');
  const watch = useEffectEvent((reached: () => void) => {
    for (const { match, at } of waiting) if (match) passGuard(match.id, at, reached);
  });
  useEffect(() => {
    let isLeft = key === '';
    watch(() => void (isLeft || look()));
    return () => void (isLeft = true);
  }, [key]);
  return waiting.length === 0 ? clips : clips.filter((clip) => !waiting.includes(clip));
}

const none: readonly Clip[] = [];

/** Clips of a match, a room or an anchor, asked for again when one of them is heard of; null for nothing. */
export function useClips(filter: CallInput<typeof clipList> | null) {
  const { turn } = useSnapshot(clipNews);
  const { value, state, again } = useResource<CallData<typeof clipList>>(
    filter && JSON.stringify(filter),
    (signal) => api.call(clipList, filter ?? {}, { signal, quiet: true }),
    { version: turn, pause: 2_000 },
  );
  return {
    clips: useSeenClips(value?.list ?? none),
    mayClip: value?.may_clip ?? null,
    total: value?.total ?? 0,
    isKnown: value !== undefined,
    state,
    again,
  };
}

/** Link to the film of a goal of a match, by the id of its event; empty while there is none. */
export function useGoalClips(matchId: string | undefined): (eventId: string) => { clipHref?: string } {
  const { clips } = useClips(matchId === undefined ? null : clipsOf(matchId));
  return (eventId) => {
    // Newest first: the newest of several rooms, the official one where it has it.
    const own = clips.filter(({ goal }) => goal?.id === eventId);
    const clip = own.find(({ room }) => room.is_official) ?? own[0];
    return clip ? { clipHref: clipHref(clip.id) } : {};
  };
}
