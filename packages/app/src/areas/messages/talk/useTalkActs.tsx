import { useLingui } from '@lingui/react/macro';
import { recallWindow } from '@pitchside/api/messages/messages';
import type { ChatMessage, MessageActs } from '@pitchside/ui/ChatBubble';
import { Copy, Flag, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { goTo } from '../../../platform/address/goTo.ts';
import { openReport } from '../../../platform/report/report.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useCopy } from '../../../platform/toasts/useCopy.ts';
import { ImError, type ImMessage } from '../client/im.ts';
import { cardHref } from '../display/cardLinks.ts';
import { displayOf } from '../display/displayModel.ts';
import type { Messenger } from './messenger.ts';
import type { Talk } from './talk.ts';

/** Saves a file under its name; rejects when it does not come. */
async function download(url: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.download = name;
  link.rel = 'noopener';
  if (url.startsWith('/')) {
    // Files lie on an origin of their own, which says itself what they are saved under.
    link.href = url;
    return link.click();
  }
  // Another origin ignores the file name of a download link, and its answer must not replace the page.
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
  link.href = URL.createObjectURL(await answer.blob());
  link.click();
  setTimeout((held: string) => URL.revokeObjectURL(held), 10_000, link.href);
}

/** Actions on the messages of a conversation. They keep their identity while messages arrive, so that no message renders again for them. */
export function useTalkActs({ outbox, client }: Messenger, talk: Talk, showPicture: (key: string) => void): MessageActs {
  const { t } = useLingui();
  const copy = useCopy();
  return useMemo(() => {
    const find = (id: string) => talk.state.messages.findLast(({ key }) => key === id);
    async function recall(message: ImMessage): Promise<void> {
      try {
        await client.recall(message);
      } catch (error) {
        if (!(error instanceof ImError)) throw error;
        say('error', error.message || t`没能撤回，请重试`);
      }
    }
    function entriesOf({ id, body }: ChatMessage): ReturnType<NonNullable<MessageActs['entriesOf']>> {
      const message = find(id);
      const words = body.type === 'text' ? body.text : '';
      const copies = { id: 'copy', label: t`复制`, icon: <Copy size={16} aria-hidden />, onSelect: () => void copy(words) };
      const own = message?.flow === 'out' && {
        id: 'recall',
        label: t({ message: '撤回', context: 'message' }),
        icon: <Undo2 size={16} aria-hidden />,
        onSelect: () => void recall(message),
        ...(Date.now() - message.at >= recallWindow && { disabledReason: t`只能撤回两分钟内的消息` }),
      };
      const foreign = message?.flow === 'in' && {
        id: 'report',
        label: t`举报`,
        icon: <Flag size={16} aria-hidden />,
        onSelect: () =>
          openReport({ name: message.sender.name, of: [{ kind: 'message', id: message.id }], ...(words !== '' && { words }) }),
      };
      return [words !== '' && copies, own, foreign].filter((entry) => entry !== false && entry !== undefined);
    }
    return {
      onResend: ({ id }) => outbox.resend(id),
      onDelete: ({ id }) => outbox.drop(id),
      onCancel: ({ id }) => outbox.drop(id),
      onOpenImage: ({ id }) => showPicture(id),
      onDownload({ id }) {
        const body = find(id)?.body;
        if (body?.type === 'file') download(body.url, body.name).catch(() => say('error', t`文件没能下载，请重试`));
      },
      onOpenCard({ id }) {
        const message = find(id);
        const href = message && cardHref(displayOf(message, undefined).card ?? {});
        if (href === undefined) say('info', t`这张卡片现在打不开`);
        else goTo(href);
      },
      entriesOf,
    };
  }, [outbox, client, talk, showPicture, copy, t]);
}
