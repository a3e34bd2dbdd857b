import { useLingui } from '@lingui/react/macro';
import { Lightbox } from '@pitchside/ui/Lightbox';
import { MessageList } from '@pitchside/ui/MessageList';
import { Fragment, useMemo, useState } from 'react';
import type { Messenger } from './messenger.ts';
import { useTalkActs } from './useTalkActs.tsx';
import { useSought } from './useSought.ts';
import type { OpenTalk } from './useTalk.ts';

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
