import { useLingui } from '@lingui/react/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { LinkTabs } from '@pitchside/ui/Tabs';

/** Which sport's scores are shown. */
export function ScoresSports({ sport }: { sport: Sport }) {
  const { t } = useLingui();
  const sports = [
    { id: 'football', label: t`足球`, href: '/football' },
    { id: 'basketball', label: t`篮球`, href: '/basketball' },
    { id: 'esports', label: t`电竞`, href: '/football?sport=esports' },
  ];
  return <LinkTabs look="segmented" label={t`项目`} tabs={sports} value={sport} />;
}
