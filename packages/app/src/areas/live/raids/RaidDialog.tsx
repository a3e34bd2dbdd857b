import { useLingui } from '@lingui/react/macro';
import { raidTargets } from '@pitchside/api/live/raids';
import { Dialog } from '@pitchside/ui/Dialog';
import { RoomPicker } from '@pitchside/ui/RoomPicker';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { useDebouncedValue } from '../../../platform/resource/useDebouncedValue.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { coverView } from '../../scores/cover.presenter.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshRooms } from '../../scores/useFreshRooms.ts';
import { raidRoom } from './raidActs.ts';

/** Rest of the fingers before a search, ms. */
const rest = 250;

/** Live rooms to which an anchor may lead the viewers, those of followed anchors first. */
export default function RaidDialogWired({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const fresh = useFreshRooms();
  const [words, setWords] = useState('');
  const search = useDebouncedValue(words, rest) ?? '';
  const [busy, setBusy] = useState(false);
  const { value, state, again } = useResource(
    `raid ${search}`,
    async (signal) => (await api.call(raidTargets, { search }, { signal, quiet: true })).list,
  );
  const rooms = (value ?? []).map((known) => {
    const room = fresh(known);
    const { id, title, anchor, heat, match } = room;
    return { id, title, nickname: anchor.user_nickname, heat, cover: coverView(room), ...(match && { match: scoreView(match) }) };
  });
  const choose = (to: string) => {
    if (busy) return;
    setBusy(true);
    unlessLost(
      raidRoom(to).then((isOpen) => {
        setBusy(false);
        if (isOpen) onClose();
      }),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`带观众去哪里`}
      description={t`选好以后倒数 30 秒，观众会看到并可以留下；时间一到直播结束，大家一起过去`}
    >
      <RoomPicker rooms={rooms} status={state === 'failed' ? 'error' : state} onRetry={again} onSearch={setWords} onChoose={choose} />
    </Dialog>
  );
}
