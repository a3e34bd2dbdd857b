import type { DayPair, DiamondFlow } from '@pitchside/api/desk/operations';
import { count, eq } from 'drizzle-orm';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { rooms } from '../../../live/room/index.ts';
import type { DayCounting } from './dayCounting.ts';
import type { DayFigures } from './day.tables.ts';
import type { DeskQueues } from './queues.ts';

type Work = () => Promise<Awaited<ReturnType<Handlers['adminDay']>>>;

/** First page of the desk: today beside yesterday, and the queues. */
export const createDay =
  (
    { db, clock }: Pick<Platform, 'db' | 'clock'>,
    { counting, queues }: { counting: Pick<DayCounting, 'read'>; queues: DeskQueues },
  ): Work =>
  async () => {
    const [{ today, yesterday }, live, waiting] = await Promise.all([
      counting.read(),
      db.select({ total: count() }).from(rooms).where(eq(rooms.status, 'live')),
      queues.all(),
    ]);
    const both = (of: (figures: DayFigures) => number): DayPair => ({ today: of(today.figures), yesterday: of(yesterday.figures) });
    const flow = (kind: DiamondFlow, way: 'in' | 'out') => both(({ diamonds }) => diamonds.find((each) => each.kind === kind)?.[way] ?? 0);
    const kinds = [...new Set([...today.figures.diamonds, ...yesterday.figures.diamonds].map(({ kind }) => kind))];
    return {
      day: today.day,
      counted_at: today.at,
      server_at: clock.now(),
      members: {
        total: today.figures.members,
        joined: both(({ joined }) => joined),
        active: { today: today.figures.active ?? 0, yesterday: yesterday.figures.active },
      },
      rooms: { live: live[0]?.total ?? 0, minutes: both(({ minutes }) => minutes) },
      diamonds: kinds.map((kind) => ({ kind, in: flow(kind, 'in'), out: flow(kind, 'out') })),
      queues: waiting.map(({ kind, total, oldestAt }) => ({ kind, total, oldest_at: oldestAt })),
    };
  };
