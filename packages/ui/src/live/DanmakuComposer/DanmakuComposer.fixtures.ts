import { say } from '../../lab/storykit/say.ts';
import type { DanmakuComposerState } from './composerState.ts';

/** The moment at which stories live: 20:00 in Beijing on a match night. */
const now = Date.UTC(2026, 10, 21, 12, 0, 0);

/** Every state, as a room meets it. */
export const composerStates: readonly DanmakuComposerState[] = [
  { status: 'ready' },
  { status: 'sending' },
  { status: 'cooling', until: now + 3000 },
  { status: 'signedOut' },
  { status: 'muted', by: say('阿杜', 'Adu', 'Adu'), until: now + 521_000 },
  { status: 'muted', reason: say('名字里有广告，请改名', 'Advertising in the name, please change it', 'Tên có quảng cáo, hãy đổi tên') },
  { status: 'fansOnly', price: 66 },
  { status: 'followersOnly' },
  { status: 'quiet' },
];
