import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { readCustom, type Draft } from './bodies.ts';
import { messagesRetention } from './messagesRetention.ts';
import type { MessagesRepository } from './messages.repository.ts';
import type { StoredBody } from './messages.tables.ts';

const texts = { used: msg`文件已经发过了，请重新上传` };

interface SentParts {
  repository: Pick<MessagesRepository, 'isUsed'>;
  uploads: Pick<Uploads, 'keepSent' | 'letGo'>;
}

/** Turns a draft into a message body: puts its file to use for as long as the message is kept. */
export function createSent({ repository, uploads }: SentParts) {
  return async function bodyOf(
    tx: Transaction,
    memberId: number,
    draft: Draft,
    at: number,
  ): Promise<{ body: StoredBody; uploadKey: string | null }> {
    if (draft.type === 'text') return { body: { type: 'text', text: draft.text }, uploadKey: null };
    if (draft.type === 'custom') return { body: readCustom(draft), uploadKey: null };
    if (await repository.isUsed(tx, draft.key)) throw new CallError(texts.used);
    const file = await (draft.type === 'image'
      ? uploads.keepSent(tx, memberId, draft.key, 'message_image')
      : uploads.keepSent(tx, memberId, draft.key, 'message_file', draft.name));
    await uploads.letGo(tx, `message:${draft.key}`, [file.path], at + messagesRetention);
    const body: StoredBody =
      draft.type === 'image'
        ? {
            type: 'image',
            url: file.path,
            thumb_url: file.thumb,
            width: file.width,
            height: file.height,
            size: file.size,
          }
        : {
            type: 'file',
            url: file.path,
            name: file.name,
            size: file.size,
            mime: file.mime,
          };
    return { body, uploadKey: draft.key };
  };
}
