import { useLingui } from '@lingui/react/macro';
import { Lightbox } from '@pitchside/ui/Lightbox';
import { MessageList } from '@pitchside/ui/MessageList';
import { Fragment, useMemo, useState, useEffect } from 'react';
import type { Messenger } from './messenger.ts';
import { useTalkActs } from './useTalkActs.tsx';
import type { OpenTalk } from './useTalk.ts';
import { useSnapshot } from 'valtio';
import { seek, sought } from './sought.store.ts';

/** Time that a message stays highlighted after a jump to it, ms. */
const stands = 4_000;

/**
 * Key of the searched message in an open conversation, once it is loaded. Loads earlier pages, one after the other, until they reach it.
 */
function useSought({ talk, state }: OpenTalk): string | undefined {
  const { message } = useSnapshot(sought);
  const wanted = message?.conversation === talk.id ? message : null;
  const found = wanted && state.messages.find(({ id }) => id === wanted.id);
  const first = state.messages[0]?.order;
  const isBefore = wanted !== null && !found && first !== undefined && wanted.order < first;
  const asks = isBefore && state.earlier === 'more';
  useEffect(() => {
    if (asks) talk.older();
  }, [asks, talk, first]);

  const isOver = Boolean(found) || (wanted !== null && state.state === 'ready' && !isBefore) || (isBefore && state.earlier === 'none');
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(seek, stands, null);
    return () => clearTimeout(timer);
  }, [isOver]);
  return found?.key;
}

interface TalkMessagesProps {
  messenger: Messenger;
  open: OpenTalk;
  /** Several people write: names stand above. */
  isGroup: boolean;
  /** The other is a friend: addresses may be followed. */
  isTrusted: boolean;
}

/** Messages of a conversation with their actions, and a viewer for the pictures. */
export function TalkMessages({ messenger, open, isGroup, isTrusted }: TalkMessagesProps) {
  const { talk, state, messages, bubbles } = open;
  const lookAt = useSought(open);
  const { t } = useLingui();
  const [shown, setShown] = useState<string | null>(null);
  const pictures = useMemo(
    () =>
      messages.flatMap(({ key, body }) => (body.type === 'image' ? [{ key, src: body.url, width: body.width, height: body.height }] : [])),
    [messages],
  );
  const acts = useTalkActs(messenger, talk, setShown);
  const index = pictures.findIndex(({ key }) => key === shown);
  return (
    <Fragment>
      <MessageList
        key={talk.id}
        messages={bubbles}
        status={state.state === 'failed' ? 'error' : state.state}
        earlier={state.earlier}
        onEarlier={talk.older}
        onRetry={talk.retry}
        {...(state.unreadFrom !== null && { unreadFrom: state.unreadFrom })}
        {...(lookAt !== undefined && { lookAt })}
        named={isGroup}
        trusted={isTrusted}
        acts={acts}
      />
      <Lightbox
        pictures={pictures.map(({ src, width, height }) => ({ src, alt: t`图片`, ...(width > 0 && height > 0 && { width, height }) }))}
        index={index < 0 ? null : index}
        onIndexChange={(next) => setShown(pictures[next]?.key ?? null)}
        onClose={() => setShown(null)}
      />
    </Fragment>
  );
}
