import { useLingui } from '@lingui/react/macro';
import { expertInfo, type HitRate } from '@pitchside/api/experts/plans';
import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { Card } from '@pitchside/ui/Card';
import { ExpertHead } from '@pitchside/ui/ExpertHead';
import { HitRates } from '@pitchside/ui/HitRates';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { siteName } from '../../../../platform/system/names.ts';

/** The record of an expert: their last results, and each rate with its basis. */
export function EmbeddedExpert({ embed: { id } }: { embed: Embed }) {
  const { t } = useLingui();
  const { value } = useResource(id, (signal) => api.call(expertInfo, { id }, { signal, quiet: true }));
  if (!value) return null;
  const { record, user_nickname: name, avatar, since, fans, on_sale: onSale, is_ranked: ranked } = value;
  const { recent, all, last, streak, roi } = record;
  const rate = (rateId: string, label: string, { won, lost }: HitRate) => ({ id: rateId, label, won, settled: won + lost });
  return (
    <Card stacked padding="titled" title={t`专家战绩`} more={{ href: `/specialist-home?type=0&id=${id}`, label: siteName }}>
      <ExpertHead
        expert={{
          name,
          avatar,
          since,
          fans,
          onSale,
          ranked,
          streak,
          settled: recent.won + recent.lost,
          won: recent.won,
          last: last.toReversed(),
          roi: roi === null ? null : roi / 1_000,
        }}
      />
      <HitRates rates={[rate('recent', t`近 30 场`, recent), rate('all', t({ id: 'embed.allPlans', message: '全部' }), all)]} />
    </Card>
  );
}
