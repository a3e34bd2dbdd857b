import { useLingui } from '@lingui/react/macro';
import { pinLength } from '@pitchside/api/live/pins';
import { pollLimits, pollList } from '@pitchside/api/live/polls';
import { Divider } from '@pitchside/ui/Divider';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { PinForm } from '@pitchside/ui/PinForm';
import { Poll } from '@pitchside/ui/Poll';
import { PollForm } from '@pitchside/ui/PollForm';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { KeepPart } from '../moderation/moderation.layout.ts';
import type { BoardState } from '../stage/board.store.ts';
import { pinTheLine, startPoll } from './boardActs.ts';

/** Earlier polls that are shown. */
const shown = 10;

/** Polls of a room that have ended; a newly ended one comes by itself. */
function PastPolls({ roomId, state }: { roomId: string; state: BoardState }) {
  const { t } = useLingui();
  const { poll } = useSnapshot(state);
  const version = poll && poll.closed_at !== null ? poll.id : '';
  const {
    value,
    state: loading,
    again,
  } = useResource(`polls ${roomId}`, (signal) => api.call(pollList, { id: roomId, limit: shown }, { signal, quiet: true }), { version });
  if (!value && loading === 'failed') return <ErrorState layout="row" title={t`以前的投票没能送到`} onRetry={again} />;
  if (!value) return <Skeleton lines={2} height={48} />;
  if (value.list.length === 0) return <Text as="p" size="s" tone="quiet">{t`还没有结束的投票`}</Text>;
  return value.list.map((each) => (
    <Poll key={each.id} question={each.question} options={each.options} choice={null} ended defaultOpen={false} />
  ));
}

/** Desk of anchor and assistants: what to pin, a poll to open, and earlier polls. */
export function BoardDesk({ roomId, state }: { roomId: string; state: BoardState }) {
  const { t } = useLingui();
  const ids = useId();
  const { poll } = useSnapshot(state);
  const isRunning = poll !== null && poll.closed_at === null;
  return (
    <>
      <KeepPart aria-labelledby={`${ids}pin`}>
        <Text as="h2" id={`${ids}pin`}>
          {t({ id: 'room.pin', message: '置顶' })}
        </Text>
        <PinForm maxLength={pinLength} onPin={(text, minutes) => pinTheLine(roomId, text, minutes)} />
      </KeepPart>
      <Divider />
      <KeepPart aria-labelledby={`${ids}poll`}>
        <Text as="h2" id={`${ids}poll`}>
          {t({ id: 'room.poll', message: '投票' })}
        </Text>
        <PollForm
          questionLength={pollLimits.question}
          optionLength={pollLimits.option}
          onOpen={(draft) => startPoll(roomId, draft)}
          {...(isRunning && { refusal: t`已有一个投票在进行，先结束它` })}
        />
      </KeepPart>
      <Divider />
      <KeepPart aria-labelledby={`${ids}past`}>
        <Text as="h2" id={`${ids}past`}>{t`以前的投票`}</Text>
        <PastPolls roomId={roomId} state={state} />
      </KeepPart>
    </>
  );
}
