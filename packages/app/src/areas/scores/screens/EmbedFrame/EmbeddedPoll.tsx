import { useLingui } from '@lingui/react/macro';
import { currentPoll } from '@pitchside/api/live/polls';
import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Poll } from '@pitchside/ui/Poll';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { roomHref } from '../../matchLinks.ts';

/** The poll that is open in a room, or has just ended; votes are given in the room. */
export function EmbeddedPoll({ embed: { id } }: { embed: Embed }) {
  const { t } = useLingui();
  const { value } = useResource(id, (signal) => api.call(currentPoll, { id }, { signal, quiet: true }));
  if (!value) return null;
  const { poll } = value;
  return (
    <Card stacked padding="titled" title={t`直播间投票`} more={{ href: roomHref(id), label: siteName }}>
      {poll ? (
        <Poll
          question={poll.question}
          options={poll.options}
          endsAt={poll.ends_at}
          ended={poll.closed_at !== null}
          choice={null}
          foldable={false}
        />
      ) : (
        <EmptyState title={t`现在没有投票`} drawing={null} />
      )}
    </Card>
  );
}
