import { circleList, joinCircle, leaveCircle, type Circle } from '@pitchside/api/content/community';
import { allCircles } from '@pitchside/api/screens/Circle';
import { proxy, ref } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { asMember } from '../acts/contentActs.ts';

interface CirclesState {
  /** Those of the reader first, then the largest. */
  list: readonly Circle[];
  state: 'loading' | 'ready' | 'failed';
}

/** The circles of the site as the reader stands to them. */
export const circles = proxy<CirclesState>({ list: ref([]), state: 'loading' });

const newest = latestOnly();

/** Asks for the circles; a failure is in the state. */
export function loadCircles(): void {
  if (circles.state === 'failed') circles.state = 'loading';
  newest.ask(
    (signal) => api.call(circleList, allCircles, { signal, quiet: true }),
    ({ list }) => Object.assign(circles, { list: ref(list), state: 'ready' }),
    () => void (circles.state = circles.list.length > 0 ? 'ready' : 'failed'),
  );
}

/** Joins a circle, or leaves it; a visitor signs in first. */
export const setJoined = (id: string, isJoined: boolean): Promise<void> | undefined =>
  asMember(async () => {
    const answer = await api.call(isJoined ? joinCircle : leaveCircle, { id });
    circles.list = ref(
      circles.list.map((circle) => (circle.id === id ? { ...circle, is_joined: answer.is_joined, members: answer.members } : circle)),
    );
  });
