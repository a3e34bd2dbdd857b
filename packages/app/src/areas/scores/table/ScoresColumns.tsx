import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Popover } from '@pitchside/ui/Popover';
import { Switch } from '@pitchside/ui/Switch';
import { SlidersHorizontal } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { SpoilerSwitch } from '../../../platform/widgets/SpoilerSwitch.tsx';
import { keepEuropean, scoreChoices, scoreColumns, setColumn, type ScoreColumns } from './scoresChoice.store.ts';
import type { ScoreSport } from './scoresKit.ts';
import { Switches } from './Scores.layout.ts';

/** Column settings of the table, kept under `immediately`, and the switch of the spoiler guard. */
export function ScoresColumns({ sport }: { sport: ScoreSport }) {
  const { t } = useLingui();
  const columns = useSnapshot(scoreColumns);
  const { european = false } = useSnapshot(scoreChoices);
  const names: Record<keyof ScoreColumns, string> = {
    value1: t`红黄牌`,
    value2: t`指数变化时闪一下`,
    value3: t`北京时间`,
    value4: t`球队全称`,
  };
  const offered = (['value1', 'value2', 'value3', 'value4'] as const).filter((value) => value !== 'value1' || sport === 'football');
  return (
    <Popover
      label={t`显示设置`}
      trigger={<Button tone="outline" size="s" icon={<SlidersHorizontal size={16} aria-hidden />}>{t`显示设置`}</Button>}
    >
      <Switches>
        {offered.map((value) => (
          <Switch key={value} side="end" checked={columns[value]} onCheckedChange={(on) => setColumn(value, on)}>
            {names[value]}
          </Switch>
        ))}
        {sport === 'football' && (
          <Switch side="end" checked={european} onCheckedChange={keepEuropean}>
            {t`窄窗口留住欧指`}
          </Switch>
        )}
        <SpoilerSwitch />
      </Switches>
    </Popover>
  );
}
