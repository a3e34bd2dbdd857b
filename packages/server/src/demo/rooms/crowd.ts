import type { GoalItem, Match } from '@pitchside/api/scores/matches';
import { randomFor } from '../../platform/random.ts';
import type { BarrageService } from '../../modules/live/barrage/index.ts';
import { CallError } from '../../platform/callError.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StagedRoom } from './director.ts';
import { byLanguage, type Localizable, localize } from '../../text/local.ts';
import type { DemoPerson } from './seeding.ts';
import { moodOf, pickLine, reactionTo, wordsOf, type LineWords } from './moods.ts';
import type { LineMood } from './lines.data.ts';

/** Milliseconds between two rounds of chat. */
export const crowdPace = 400;

/** Average number of messages in all rooms together per round: about four a second. */
const meanLines = 1.6;
/** Exponent of a room's loudness by its heat; 1 would silence the small rooms. */
const loudness = 0.8;
/** Number of reactions to an event in one room, and the time for them, ms. */
const reaction = { least: 4, most: 11, from: 700, until: 9_000 };
/** Number of a room's last messages that are not repeated. */
const memory = 14;

interface Reaction {
  at: number;
  room: StagedRoom;
  mood: LineMood;
  words: LineWords;
}

/** Invented viewers: they go through the same service as everybody, with its rules. */
export interface Crowd {
  /** Sets the live rooms, and the state of their matches. */
  watch(stage: readonly StagedRoom[], matches: ReadonlyMap<string, Localizable<Match>>): void;
  /** Lets viewers react to an event of a match. */
  see(goal: Localizable<GoalItem>): void;
  /** Sends due messages. */
  speak(): Promise<void>;
}

/** @param people members who chat */
export function createCrowd(
  { settings, clock, log }: Pick<Platform, 'settings' | 'clock' | 'log'>,
  barrage: Pick<BarrageService, 'say'>,
  people: readonly DemoPerson[],
): Crowd {
  const random = randomFor(settings.seed, 'crowd');
  const lately = new Map<number, string[]>();
  let rooms: readonly StagedRoom[] = [];
  const speakers = byLanguage((language) => people.filter((person) => person.language === language));
  let states: ReadonlyMap<string, Localizable<Match>> = new Map();
  let reactions: Reaction[] = [];

  async function say({ id: roomId, anchor: { language = 'zh' } }: StagedRoom, mood: LineMood, words: LineWords): Promise<void> {
    const said = lately.get(roomId) ?? [];
    const line = pickLine({ language, mood, words, lately: said }, random);
    if (line === undefined) return;
    lately.set(roomId, [...said, line].slice(-memory));
    try {
      await barrage.say(String(roomId), random.pick(speakers[language]).id, line);
    } catch (error) {
      // A muted viewer or a repeat is refused like anybody's.
      if (!(error instanceof CallError)) log.debug({ err: error }, 'a demo viewer could not speak');
    }
  }

  return {
    watch(stage, matches) {
      rooms = stage;
      states = matches;
    },
    see(goal) {
      const now = clock.now();
      const replies = byLanguage((language) => reactionTo(localize<GoalItem>(goal, language)));
      for (const room of rooms.filter(({ matchId }) => matchId === goal.match_id)) {
        const heard = replies[room.anchor.language ?? 'zh'];
        if (!heard) return;
        const many = heard.mood === 'card' ? 2 : random.between(reaction.least, reaction.most);
        for (let left = many; left > 0; left -= 1)
          reactions.push({ ...heard, room, at: now + random.between(reaction.from, reaction.until) });
      }
    },
    async speak() {
      const now = clock.now();
      const due = reactions.filter(({ at }) => at <= now);
      reactions = reactions.filter(({ at }) => at > now);
      for (const { room, mood, words } of due) await say(room, mood, words);
      if (rooms.length === 0) return;
      for (let left = random.count(meanLines); left > 0; left -= 1) {
        const room = random.pick(rooms, ({ heat }) => Math.max(heat, 1) ** loudness);
        const state = room.matchId === null ? undefined : states.get(room.matchId);
        const match = state && localize<Match>(state, room.anchor.language ?? 'zh');
        await say(room, moodOf(match, random), match ? wordsOf(match) : {});
      }
    },
  };
}
