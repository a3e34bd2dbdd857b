import type { Barrage } from '@pitchside/api/live/barrage';
import type { WindowLine } from '@pitchside/ui/PictureWindow';
import { useEffect, useState } from 'react';
import { onComments } from '../stage/comments.store.ts';

/** Lines that are kept for the small window. */
const most = 3;

const lineOf = ({ id, text, user }: Barrage): WindowLine => ({ id, nickname: user.user_nickname, level: user.level, words: text });

/** The newest lines of the room's chat, oldest first. */
export function useLastLines(): readonly WindowLine[] {
  const [lines, setLines] = useState<readonly WindowLine[]>([]);
  useEffect(
    () => onComments((comments, fresh) => setLines((before) => [...(fresh ? before : []), ...comments.map(lineOf)].slice(-most))),
    [],
  );
  return lines;
}
