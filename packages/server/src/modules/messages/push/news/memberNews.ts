import type { NoticeKind } from '@pitchside/api/messages/notices';
import type { PushKind } from '@pitchside/api/messages/push';
import { msg } from '@lingui/core/macro';
import { day, hour } from '../../../../platform/retention.ts';
import { speakAll } from '../../../../text/speak.ts';
import type { NewNotice } from '../../notices/index.ts';
import type { Said } from '../../messages/index.ts';
import type { pushNews } from '../push.tables.ts';

type Draft = typeof pushNews.$inferInsert;

/** Notices that are pushed, with what a device must want for them. All others wait in the message centre. */
const pushed: Partial<Record<NoticeKind, Extract<PushKind, 'live' | 'plan'>>> = {
  anchor_live: 'live',
  broadcast_begins: 'live',
  plan_won: 'plan',
  plan_lost: 'plan',
  plan_void: 'plan',
  plan_back: 'plan',
};

/** Milliseconds for which a message of each kind is worth being shown. */
const lives = { live: hour, plan: day, message: day } as const;

const pathOf = (target: NewNotice['target']): string => {
  const id = encodeURIComponent(target?.id ?? '');
  return target?.type === 'room' ? `/live?id=${id}` : target?.type === 'plan' ? `/specialist-detail?id=${id}` : '/chat-chat?tab=notices';
};

/**
 * News for members of their notices; those that say the same to several become one.
 * @param cause unique to the notices' transaction
 */
export function noticeNews(added: readonly NewNotice[], cause: string, now: number): Draft[] {
  const groups = Map.groupBy(added, ({ kind, values, target }) => (pushed[kind] ? JSON.stringify([kind, values, target]) : ''));
  return [...groups].flatMap(([same, list], index): Draft[] => {
    const [first] = list;
    const kind = first && pushed[first.kind];
    if (same === '' || !first || !kind) return [];
    return [
      {
        key: `notice:${cause}.${index}`,
        kind,
        tag: first.target ? `${first.target.type}:${first.target.id ?? ''}` : `notice:${first.kind}`,
        content: { type: 'notice', kind: first.kind, values: first.values ?? {}, path: pathOf(first.target) },
        audience: [...new Set(list.map(({ memberId }) => memberId))],
        at: now,
        expiresAt: now + lives[kind],
      },
    ];
  });
}

/** Length of a message's preview, in code points. */
const preview = 120;

const kinds: Partial<Record<Said['type'], ReturnType<typeof msg>>> = {
  image: msg`[图片]`,
  file: msg`[文件]`,
};

/** News for the readers of a message. */
export function saidNews({ id, type, words, conversations, group, sender }: Said, now: number): Draft[] {
  const cut = [...words].length > preview ? `${[...words].slice(0, preview).join('')}…` : words;
  const label = kinds[type];
  const text = type !== 'file' && cut !== '' ? cut : label ? speakAll(label) : speakAll(msg`发来一条消息`);
  return conversations.map(({ name, readers }) => ({
    key: `message:${id}:${name}`,
    kind: 'message' as const,
    tag: `message:${name}`,
    content: {
      type: 'message' as const,
      conversation: name,
      name: group ?? sender,
      text:
        group === null
          ? text
          : typeof text === 'string'
            ? `${sender}: ${text}`
            : { zh: `${sender}：${text.zh}`, en: `${sender}: ${text.en}`, vi: `${sender}: ${text.vi}` },
    },
    audience: readers,
    at: now,
    expiresAt: now + lives.message,
  }));
}
