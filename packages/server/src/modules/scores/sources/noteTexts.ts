import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { byLanguage, local, type LocalText } from '../../../text/local.ts';
import { speak, speakAll } from '../../../text/speak.ts';

/** Texts of faults of a source, by code; values follow the code. */
const words = {
  back: () => msg`比赛进程倒退`,
  fewer: () => msg`进球变少`,
  jump: () => msg`一下多出几个球`,
  fewerPoints: () => msg`得分变少`,
  jumpPoints: () => msg`一下多出许多分`,
  field: (field: string) => msg`${field} 的写法不对`,
  unknown: () => msg`等了一小时，不知道它的球队或赛季`,
  http: (status: string) => msg`答复 HTTP ${status}`,
  code: (number: string) => msg`答复编号 ${number}`,
  timeout: () => msg`没有按时答复`,
  unreached: () => msg`连不上`,
  long: () => msg`答复太长`,
  shape: () => msg`答复的写法不对`,
  goal: (minute: string) => msg`第 ${minute} 分钟的进球`,
  card: (minute: string) => msg`第 ${minute} 分钟的红黄牌`,
  change: (minute: string) => msg`第 ${minute} 分钟的换人`,
  event: (minute: string) => msg`第 ${minute} 分钟的事件`,
} as const;
type NoteCode = keyof typeof words;

/** A fault: a code, and after a space its subject. */
export type NoteText = NoteCode | `${NoteCode} ${string}`;

const isKnown = (code: string): code is NoteCode => code in words;

/** Splits a text into its leading code and the rest. */
const parted = (text: string): [code: string, behind: string] => {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

/** Text of a fault in all languages; an unknown code is returned unchanged. */
export function noteTexts(text: string): LocalText | string {
  const [code, behind] = parted(text);
  return isKnown(code) ? local(speakAll(words[code](behind))) : text;
}

/** Display names of the source's lists. */
const lists: Readonly<Record<string, MessageDescriptor>> = {
  competition: msg`赛事`,
  season: msg`赛季`,
  team: msg`球队`,
  match: msg`比赛`,
  live: msg`进行中的比赛`,
};

/** Subject of a note in all languages: a list, or an entry of it by the source's own id. */
export function subjectWords(subject: string): LocalText | string {
  const [first, behind] = parted(subject);
  const sport = first === 'basketball' ? msg`篮球` : undefined;
  const [name, number] = sport ? parted(behind) : [first, behind];
  const list = lists[name];
  if (!list) return subject;
  return local(byLanguage((language) => [sport && speak(sport, language), speak(list, language), number].filter(Boolean).join(' ')));
}
