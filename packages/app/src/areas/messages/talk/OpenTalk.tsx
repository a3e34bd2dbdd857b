import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { ImError } from '../client/im.ts';
import { TalkComposer } from './TalkComposer.tsx';
import { TalkHeadWired } from './TalkHead.tsx';
import { TalkMessages } from './TalkMessages.tsx';
import { TalkBody, TalkMiddle } from './talk.layout.ts';
import type { Messenger } from './messenger.ts';
import { useConversation } from './useConversation.ts';
import { useTalk } from './useTalk.ts';

interface OpenTalkProps {
  messenger: Messenger;
  id: string;
  onRemoved: () => void;
  /** One more tool of its head. */
  more?: ReactNode;
}

/** Open conversation on a page: header, messages and composer. */
export function OpenTalk({ messenger, id, onRemoved, more }: OpenTalkProps) {
  const { t } = useLingui();
  const { conversation, state, error, again } = useConversation(messenger, id);
  if (state === 'failed')
    return (
      <TalkMiddle>
        {error instanceof ImError && error.kind === 'refused' ? (
          <EmptyState title={t`找不到这个会话`}>{error.message}</EmptyState>
        ) : (
          <ErrorState title={t`会话没能送到`} onRetry={again} />
        )}
      </TalkMiddle>
    );
  if (!conversation) return <Skeleton shape="block" height={64} />;
  return (
    <>
      <TalkHeadWired messenger={messenger} conversation={conversation} onRemoved={onRemoved} more={more} />
      <TalkBody>
        <TalkLog messenger={messenger} id={id} />
      </TalkBody>
      <TalkComposer messenger={messenger} conversation={conversation} />
    </>
  );
}

/** Messages of a conversation whose facts are loaded. */
export function TalkLog({ messenger, id }: { messenger: Messenger; id: string }) {
  const open = useTalk(messenger, id);
  const { conversation } = useConversation(messenger, id);
  if (!open) return null;
  return (
    <TalkMessages
      messenger={messenger}
      open={open}
      isGroup={conversation?.kind === 'group'}
      isTrusted={conversation?.isFriend === true || conversation?.kind === 'group'}
    />
  );
}
