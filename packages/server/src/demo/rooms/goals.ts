import type { GoalItem } from '@pitchside/api/scores/matches';
import { sportTopic } from '../../modules/scores/matches/index.ts';
import { coalesce } from '../../platform/coalesce.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Running } from '../../platform/running.types.ts';
import type { Localizable } from '../../text/local.ts';

/** Calls back for every popup of the football table from now on, in all languages. */
export async function followGoals(
  { bus, events, log }: Pick<Platform, 'bus' | 'events' | 'log'>,
  onGoal: (goal: Localizable<GoalItem>) => void,
): Promise<Running> {
  const topic = sportTopic('football');
  let { seq } = await events.position(topic);

  async function read(): Promise<void> {
    const news = await events.after(topic, seq);
    // Trimmed events are too old to cheer for.
    if (!news) seq = (await events.position(topic)).seq;
    for (const event of news ?? []) {
      seq = event.seq;
      if (event.type === 'goal') onGoal(event.data as Localizable<GoalItem>);
    }
  }

  let reading: Promise<void> | undefined;
  const readAll = coalesce(() => read().catch((error: unknown) => log.debug({ err: error }, 'goals could not be read')));
  const stop = bus.onWake((woken) => {
    if (woken === topic) reading = readAll();
  });
  return {
    async stop() {
      stop();
      await reading;
    },
  };
}
