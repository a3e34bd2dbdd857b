import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { versionOf, type Story } from '../football/detail/story.ts';
import type { Timeline } from '../football/timeline.types.ts';
import { courtShots } from './courtShots.ts';
import { planFlow } from './flow.ts';
import type { Game } from './game.ts';

const isGame = (timeline: Timeline | undefined): timeline is Game => timeline !== undefined && 'stints' in timeline;

/** Plans what a game brings beside its score: its shots, and its course. Before the tip-off there is nothing. */
export function planGameStory(seed: string, fixture: FeedFixture, timeline: Timeline | undefined): Story {
  if (!isGame(timeline)) return { between: () => undefined, nextAfter: () => Infinity };
  const shots = courtShots(timeline);
  const flowAt = planFlow(seed, timeline);
  const instants = timeline.moments.map(({ at }) => at);
  return {
    nextAfter: (at) => instants.find((instant) => instant > at) ?? Infinity,
    between(after, until) {
      const passed = ({ at }: { at: number }) => at > after && at <= until;
      if (!timeline.moments.some(passed)) return undefined;
      const made = shots.filter(passed);
      return {
        matchId: fixture.id,
        version: versionOf(fixture.kickoffAt, until),
        parts: { flow: flowAt(until) },
        plays: [],
        ...(made.length > 0 && { shots: made }),
      };
    },
  };
}
