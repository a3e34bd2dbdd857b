import type { GoalPopupItem } from '../../scores/GoalPopup/index.ts';
import { seeded } from '../../pictures/seed.ts';
import type { LivePatch, ScoreMatch } from '../../scores/ScoreTable/index.ts';
import { say } from '../storykit/say.ts';

/** Server update on a match: new values of some fields, and the event behind them if there is one. */
export interface Said {
  id: string;
  patch: LivePatch;
  goal?: GoalPopupItem;
}

/** One frame of a recording: its time in ms since the recording began, and its text. */
export interface RecordedFrame {
  at: number;
  text: string;
}

const second = 1000;
const minute = 60 * second;

/**
 * Generates an evening of football as a socket would deliver it: minutes, goals, cards, corners and prices of every running match,
 * for `minutes` minutes. Deterministic: the same matches give the same evening.
 */
export function recordEvening(matches: readonly ScoreMatch[], minutes = 60): RecordedFrame[] {
  const frames: { at: number; said: Said }[] = [];
  for (const match of matches) {
    if (match.status.kind !== 'live' || !match.score) continue;
    const chance = seeded(`evening ${match.id}`);
    const { id } = match;
    const began = match.status.minute ?? 1;
    let score = match.score;
    let corners = match.corners ?? { home: 0, away: 0 };
    const offset = Math.floor(chance() * minute);
    for (let passed = 0; passed < minutes && began + passed <= 90; passed++) {
      const at = passed * minute + offset;
      const now = began + passed;
      frames.push({ at, said: { id, patch: { status: { kind: 'live', minute: now } } } });
      const side = chance() < 0.55 ? 'home' : 'away';
      if (chance() < 0.035) {
        score = { ...score, [side]: score[side] + 1 };
        const goal: GoalPopupItem = {
          id: `${id} ${now}`,
          matchId: id,
          kind: 'goal',
          side,
          home: match.home,
          away: match.away,
          score,
          minute: now,
          league: match.league.name,
          player: say('七号', 'Number seven', 'Số bảy'),
          href: match.href,
        };
        frames.push({ at: at + 20 * second, said: { id, patch: { score }, goal } });
      }
      if (chance() < 0.12) {
        corners = { ...corners, [side]: corners[side] + 1 };
        frames.push({ at: at + 31 * second, said: { id, patch: { corners } } });
      }
      const price = match.odds?.asian?.live;
      if (price) {
        const { middle } = price;
        for (let turn = 0; turn < 4; turn++) {
          const home = Math.round((0.8 + chance() * 0.3) * 100) / 100;
          frames.push({
            at: at + turn * 15 * second,
            said: { id, patch: { asian: { home, middle, away: Math.round((1.89 - home) * 100) / 100 } } },
          });
        }
      }
    }
  }
  frames.sort((one, other) => one.at - other.at);
  return frames.map(({ at, said }, index) => ({
    at,
    text: JSON.stringify({ code: 200, type: 'football', topic: 'matches:football', epoch: 'recorded', seq: index + 1, data: said }),
  }));
}
