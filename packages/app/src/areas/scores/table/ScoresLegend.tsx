import { useLingui } from '@lingui/react/macro';
import { CardMark } from '@pitchside/ui/CardMark';
import { useFormat, useNow } from '@pitchside/ui/format';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { liveTable } from '../matches.store.ts';
import { line } from '../../../platform/realtime/realtime.ts';
import { system } from '../../../platform/system/system.store.ts';
import type { ScoreSport } from './scoresKit.ts';
import { Legend, Sign } from './Scores.layout.ts';

/** Legend of the marks, with the source of the matches and the time of the last update. */
export function ScoresLegend({ sport }: { sport: ScoreSport }) {
  const { t } = useLingui();
  const { open } = useSnapshot(line);
  const { config } = useSnapshot(system);
  const format = useFormat();
  // Read now and then: a line that is written with every change would be drawn with every frame.
  const now = useNow(1_000);
  const time = format.time(Math.min(now, liveTable(sport).state.updatedAt || now));
  return (
    <Text as="p" size="xs" tone="quiet">
      <Legend>
        {sport === 'football' && (
          <>
            <Sign>
              <CardMark kind="yellow" count={2} />
              {t`黄牌数`}
            </Sign>
            <Sign>
              <CardMark kind="red" count={1} />
              {t`红牌数`}
            </Sign>
          </>
        )}
        {config?.simulated && <span>{t`球队与赛事为真实名称，比赛结果由模拟器产生`}</span>}
        <span>{open ? t`已连接，${time} 更新` : t`比分停在 ${time}`}</span>
      </Legend>
    </Text>
  );
}
