import type { DanmakuComment } from './comment.ts';
import type { DanmakuView } from './options.ts';

/** Kinds of blocked word: plain text, a pattern between slashes, or a pattern that does not parse and blocks nothing. */
export type BlockedWordKind = 'plain' | 'pattern' | 'broken';

/** Maximum code units of a pattern: a longer one is never needed, and could be made to keep the page busy. */
const longestPattern = 100;

interface BlockedWord {
  kind: BlockedWordKind;
  catches: (text: string) => boolean;
}

const catchesNothing = () => false;

function readWord(word: string): BlockedWord {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/su.exec(word) ?? [];
  if (source === undefined || flags === undefined) {
    const plain = word.trim().toLowerCase();
    return { kind: 'plain', catches: plain === '' ? catchesNothing : (text) => text.toLowerCase().includes(plain) };
  }
  if (source.length > longestPattern) return { kind: 'broken', catches: catchesNothing };
  try {
    // With g or y a pattern would remember where it stopped in the last comment.
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
    return { kind: 'pattern', catches: (text) => pattern.test(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'broken', catches: catchesNothing };
    throw error;
  }
}

/** Classifies a blocked word. */
export const blockedWordKind = (word: string): BlockedWordKind => readWord(word).kind;

/** Settings of a view that decide which comments are shown at all. */
export type DanmakuChoice = Pick<DanmakuView, 'blockedWords' | 'blockedUsers' | 'hiddenModes' | 'gifts'>;

/**
 * Creates a filter that decides whether the viewer wants to see a comment; their own always pass.
 * @param withdrawn ids of comments that were withdrawn from the room: they are hidden from everybody, their speaker too
 */
export function createFilter(
  { blockedWords, blockedUsers, hiddenModes, gifts }: DanmakuChoice,
  withdrawn: readonly string[] = [],
): (comment: DanmakuComment) => boolean {
  const gone = new Set(withdrawn);
  const words = blockedWords.map(readWord).filter(({ kind }) => kind !== 'broken');
  const users = new Set(blockedUsers.map(({ userId }) => userId));
  const modes = new Set(hiddenModes);
  return ({ id, role, mode = 'scroll', userId, text }) => {
    if (gone.has(id)) return false;
    if (role === 'own') return true;
    if (role === 'gift' && !gifts) return false;
    if (modes.has(mode) || (userId !== undefined && users.has(userId))) return false;
    return !words.some(({ catches }) => catches(text));
  };
}
