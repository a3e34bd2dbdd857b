import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { Divider } from '@pitchside/ui/Divider';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { SourceBars } from '@pitchside/ui/SourceBars';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { kindLook } from './kinds.data.tsx';
import { Links, Pace } from './Level.layout.ts';
import { levels } from './level.store.ts';

/** Days over which the pace is taken. */
const paceDays = 30;

/** The same experience summed by kind, and how long it takes at this pace. */
export function ExperienceSourcesWired() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { log, logState, days } = useSnapshot(levels);
  const sources = (log?.sums ?? []).map(({ kind, count, experience }) => ({
    id: kind,
    label: i18n._(kindLook(kind).name),
    count: format.integer(count),
    amount: experience,
    shown: format.tenths(experience),
  }));
  return (
    <Card title={t`从哪来`} hint={days === '30' ? t`近 30 天` : t`近三个月`}>
      {!log && logState === 'loading' ? (
        <Skeleton shape="block" height={180} />
      ) : sources.length === 0 ? (
        <EmptyState drawing={null} title={t`还没有经验`} />
      ) : (
        <SourceBars label={t`从哪来`} sources={sources} />
      )}
      <PaceLine />
      <Links>
        <ButtonLink tone="outline" href="/member?type=5">{t`做任务`}</ButtonLink>
        <ButtonLink tone="soft" href="/anchor?type=0">{t`去看直播`}</ButtonLink>
      </Links>
    </Card>
  );
}

function PaceLine() {
  const { t } = useLingui();
  const { level } = useSnapshot(levels);
  if (!level || level.next === null) return null;
  const wanted = level.level + 1;
  const missing = Math.max(0, level.next - level.experience);
  const left = level.gained > 0 ? Math.ceil((missing / level.gained) * paceDays) : undefined;
  return (
    <Pace>
      <Divider />
      <p>
        <Text size="s" tone="quiet">{t`照这个速度升 LV ${wanted}`}</Text>
        <Text figure size="xxl">
          {left === undefined || left > 3_650 ? '–' : t`约 ${plural(left, { other: '# 天' })}`}
        </Text>
      </p>
    </Pace>
  );
}
