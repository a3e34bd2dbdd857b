import { useLingui } from '@lingui/react/macro';
import { CardMark } from '@pitchside/ui/CardMark';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { matches } from '../../shared/matches/matches.store.ts';
import { line } from '../../shared/realtime/realtime.ts';
import { system } from '../../shared/system/system.store.ts';
import { Legend, Sign } from './Football.layout.ts';

/** What the marks mean, where the matches come from, and how fresh they are. */
export function FootballLegend() {
  const { t } = useLingui();
  const { open } = useSnapshot(line);
  const { updatedAt } = useSnapshot(matches);
  const { config } = useSnapshot(system);
  const format = useFormat();
  const time = format.time(updatedAt);
  return (
    <Legend>
      <Sign>
        <CardMark kind="yellow" count={2} />
        {t`黄牌数`}
      </Sign>
      <Sign>
        <CardMark kind="red" count={1} />
        {t`红牌数`}
      </Sign>
      {config?.simulated && <span>{t`球队与赛事为真实名称，比赛结果由模拟器产生`}</span>}
      <span>{open ? t`已连接，${time} 更新` : t`比分停在 ${time}`}</span>
    </Legend>
  );
}
