import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MessagePanel } from '@pitchside/ui/MessagePanel';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { chatHref } from '../chatLinks.ts';
import { Conversations } from '../conversations/Conversations.tsx';
import { enterAgain } from '../session/session.ts';
import { useMessenger } from '../session/useMessenger.ts';
import type { Messenger } from '../talk/messenger.ts';
import { TalkLog } from '../talk/OpenTalk.tsx';
import { TalkComposer } from '../talk/TalkComposer.tsx';
import { useConversation } from '../talk/useConversation.ts';
import { panel } from '../panel.store.ts';
import { Corner, PanelMiddle } from './panel.layout.ts';

/** The messenger over any page, in its corner. */
export default function PanelWired() {
  const messenger = useMessenger();
  if (!messenger) return null;
  return <OpenPanel messenger={messenger} />;
}

function OpenPanel({ messenger }: { messenger: Messenger }) {
  const { open, with: chosen, place } = useSnapshot(panel);
  const { unread, status } = useSnapshot(messenger.state);
  const isAway = status.state === 'offline' || status.state === 'connecting';
  return (
    <Corner $open={open}>
      <MessagePanel
        open={open}
        onOpenChange={(next) => void (panel.open = next)}
        launcherPlace={place as Element | null}
        unread={unread}
        href={chatHref(chosen === null ? {} : { with: chosen })}
        conversations={<Conversations messenger={messenger} selected={chosen} onSelect={(id) => void (panel.with = id)} plain />}
        {...(isAway && status.attempt > 0 && { reconnecting: status.attempt })}
        {...(open && chosen === null && status.state === 'kicked' && { messages: <SignedOutHere /> })}
        {...(open &&
          chosen !== null && {
            messages: <TalkLog key={chosen} messenger={messenger} id={chosen} />,
            composer: <PanelComposer key={chosen} messenger={messenger} id={chosen} />,
          })}
      />
    </Corner>
  );
}

/** Empty state for a session that another device ended; shown where no conversation is open whose composer would say so. */
function SignedOutHere() {
  const { t } = useLingui();
  return (
    <PanelMiddle>
      <EmptyState
        drawing={null}
        title={t`你的账号在别的设备登录了私信，这里已下线`}
        action={<Button tone="outline" onClick={enterAgain}>{t`重新上线`}</Button>}
      />
    </PanelMiddle>
  );
}

function PanelComposer({ messenger, id }: { messenger: Messenger; id: string }) {
  const { t } = useLingui();
  const { conversation, state, again } = useConversation(messenger, id);
  if (conversation) return <TalkComposer messenger={messenger} conversation={conversation} />;
  return state === 'failed' ? <ErrorState layout="row" title={t`会话没能送到`} onRetry={again} /> : <Skeleton shape="block" height={160} />;
}
