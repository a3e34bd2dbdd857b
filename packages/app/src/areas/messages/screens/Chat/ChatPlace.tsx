import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import type { ChatTab } from '../../chatLinks.ts';
import { Blocked } from '../../friends/Blocked.tsx';
import { Recommended } from '../../friends/Recommended.tsx';
import { Requests } from '../../friends/Requests.tsx';
import { Blocks } from '../../friends/friends.layout.ts';
import { Groups } from '../../groups/Groups.tsx';
import { Notices } from '../../notices/Notices.tsx';

interface ChatPlaceProps {
  tab: ChatTab;
  /** The group that a card leads to. */
  group: string | null;
  /** Opens a conversation. */
  onOpen: (conversation: string) => void;
}

/** A place of the messenger that is no conversation: new friends, groups, words of the site. */
export function ChatPlaceOf({ tab, group, onOpen }: ChatPlaceProps) {
  const { t } = useLingui();
  if (tab === 'groups') return <Groups onOpen={onOpen} shown={group} />;
  if (tab === 'notices')
    return (
      <Card padding="none" aria-label={t`系统通知`}>
        <VisuallyHidden as="h2">{t`系统通知`}</VisuallyHidden>
        <Notices />
      </Card>
    );
  return (
    <Blocks>
      <Card padding="titled" title={t`收到的申请`}>
        <Requests of="received" />
      </Card>
      <Card padding="titled" title={t`我发出的`}>
        <Requests of="sent" />
      </Card>
      <Recommended />
      <Blocked />
    </Blocks>
  );
}
