import { cardExtension, type draftBody, type MessageBody } from '@pitchside/api/messages/messages';
import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import { CallError } from '../../../platform/callError.ts';
import type { StoredBody } from './messages.tables.ts';

/** Message to send, parsed by the contract. */
export type Draft = z.output<typeof draftBody>;

const texts = { card: msg`卡片内容有误`, words: msg`消息不能为空` };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a custom message: a text, or a card of known fields with a picture from an allowed location. */
export function readCustom({ data, description, extension }: Extract<Draft, { type: 'custom' }>): Extract<MessageBody, { type: 'custom' }> {
  if (data === 'words') {
    if (description === '') throw new CallError(texts.words);
    return { type: 'custom', data, description, extension: '' };
  }
  const card = cardExtension.safeParse(parse(extension));
  if (!card.success) throw new CallError(texts.card);
  return {
    type: 'custom',
    data: data || 'card',
    description,
    extension: JSON.stringify(card.data),
  };
}

/** Searchable text of a message. */
export function wordsIn(body: StoredBody): string {
  if (body.type === 'text') return body.text;
  if (body.type === 'file') return body.name;
  if (body.type !== 'custom') return '';
  const card = cardExtension.safeParse(parse(body.extension));
  return [card.success ? card.data.title : '', body.description].filter(Boolean).join(' ');
}
