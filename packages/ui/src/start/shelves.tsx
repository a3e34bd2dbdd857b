import type { ReactNode } from 'react';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../Scorebug/index.ts';
import { say } from '../storykit/say.ts';

interface Shelf {
  title: string;
  hint: string;
  /** A part by the name of its folder, and how it looks at a glance. */
  tiles: readonly { part: string; show: ReactNode }[];
}

/** What the library holds, at a glance: a few parts of each kind, as they really are. */
export const shelves: readonly Shelf[] = [
  {
    title: say('比赛', 'Match', 'Trận đấu'),
    hint: say('全部由一条比分长出来', 'All grow from one scorebug', 'Tất cả mọc từ một bảng tỷ số'),
    tiles: [{ part: 'Scorebug', show: <Scorebug {...matches.live} scored="home" showStatus={false} /> }],
  },
];
