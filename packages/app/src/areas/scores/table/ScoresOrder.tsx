import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Clock, Rows3 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { chooseOrder, scoreChoices, type ScoreOrder } from './scoresChoice.store.ts';

/** Whether the table stands by league or by kick-off. */
export function ScoresOrder() {
  const { t } = useLingui();
  const { order = 'league' } = useSnapshot(scoreChoices);
  return (
    <SegmentedControl<ScoreOrder>
      size="s"
      label={t`比赛怎么排`}
      segments={[
        { value: 'league', label: t`按赛事`, icon: <Rows3 size={16} aria-hidden /> },
        { value: 'time', label: t`按时间`, icon: <Clock size={16} aria-hidden /> },
      ]}
      value={order}
      onValueChange={chooseOrder}
    />
  );
}
