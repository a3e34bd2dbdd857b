import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useSnapshot } from 'valtio';
import { chatHref } from '../../chatLinks.ts';
import type { Messenger } from '../../talk/messenger.ts';

/**
 * Placeholder of a conversation: asks the member to choose one, or links to suggested friends when there is none. Renders nothing while the
 * list loads.
 */
export function NoTalk({ messenger }: { messenger: Messenger }) {
  const { t } = useLingui();
  const { conversations, list } = useSnapshot(messenger.state);
  if (list === 'loading') return null;
  if (list === 'failed' || conversations.length > 0) return <EmptyState title={t`选一个会话，接着聊`} />;
  return (
    <EmptyState
      title={t`加几位好友，就有人聊了`}
      action={<ButtonLink href={chatHref({ tab: 'requests' })} tone="outline">{t`可能认识的球迷`}</ButtonLink>}
    />
  );
}
