import { useLingui } from '@lingui/react/macro';
import { Ban, Copy, Flag, Plus, User, UserX, type LucideIcon } from 'lucide-react';
import type { DanmakuComment } from './engine/index.ts';

/** Actions of a reader on a comment; one without a callback is not offered. */
export interface DanmakuActs {
  /** Says the same. */
  onPlusOne?: (comment: DanmakuComment) => void;
  /** Called to copy text of it: the reader's selection, else all. */
  onCopy?: (comment: DanmakuComment, words: string) => void;
  /** Blocks a text: the reader's selection, else all. */
  onBlockWord?: (comment: DanmakuComment, words: string) => void;
  /** Blocks the speaker; offered where the speaker is known. */
  onBlockUser?: (comment: DanmakuComment) => void;
  onReport?: (comment: DanmakuComment) => void;
  /** Called to open the speaker's card at a place of the window; offered where the speaker is known. */
  onSpeaker?: (comment: DanmakuComment, place: DOMRect) => void;
}

/** An action beside a comment. */
export interface DanmakuAct {
  name: string;
  Icon: LucideIcon;
  /** `place` is where the press was made. */
  run: (comment: DanmakuComment, words: string, place: DOMRect) => void;
}

/** An act that does not ask where it was pressed. */
const plain = (act: ((comment: DanmakuComment, words: string) => void) | undefined) =>
  act && ((comment: DanmakuComment, words: string) => act(comment, words));

/** The acts that a host offers on a comment, in their order, with names in the active language. */
export function useDanmakuActs({
  onPlusOne,
  onCopy,
  onBlockWord,
  onBlockUser,
  onReport,
  onSpeaker,
}: DanmakuActs): (comment: DanmakuComment) => DanmakuAct[] {
  const { t } = useLingui();
  const plusOne = t`+1`;
  const copy = t`复制`;
  const blockWord = t`屏蔽字词`;
  const blockUser = t`屏蔽此人`;
  const report = t`举报`;
  const speaker = t`看资料`;
  return ({ role, userId }) => {
    const own = role === 'own';
    const offered: { name: string; Icon: LucideIcon; run: DanmakuAct['run'] | undefined }[] = [
      { name: plusOne, Icon: Plus, run: plain(onPlusOne) },
      { name: copy, Icon: Copy, run: plain(onCopy) },
      { name: blockWord, Icon: Ban, run: own ? undefined : plain(onBlockWord) },
      { name: blockUser, Icon: UserX, run: own || userId === undefined ? undefined : plain(onBlockUser) },
      {
        name: speaker,
        Icon: User,
        run: userId === undefined ? undefined : onSpeaker && ((comment, _, place) => onSpeaker(comment, place)),
      },
      { name: report, Icon: Flag, run: own ? undefined : plain(onReport) },
    ];
    return offered.flatMap(({ run, ...act }) => (run ? [{ ...act, run }] : []));
  };
}

/** Returns the text that the reader has selected inside an element, else its whole text. */
export function markedWords(element: Element | null, words: string): string {
  const selection = element?.ownerDocument.getSelection();
  const marked = selection?.toString().trim() ?? '';
  return marked !== '' && element?.contains(selection?.anchorNode ?? null) ? marked : words;
}
