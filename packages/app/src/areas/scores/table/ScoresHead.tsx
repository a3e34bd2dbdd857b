import { useLingui } from '@lingui/react/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { DateStrip } from '@pitchside/ui/DateStrip';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { useNavigate } from 'react-router-dom';
import { AlertSettingsWired } from '../AlertSettings.tsx';
import { addDays } from '@pitchside/api/screens/days';
import { dayPlace, dayReach, scoreTabs, type ScorePlace, type ScoreTab } from './scoresPlace.ts';
import { Days, Line, NarrowBreak } from './Scores.layout.ts';

/** Which sport's scores are shown. */
function ScoresSports({ sport }: { sport: Sport }) {
  const { t } = useLingui();
  const sports = [
    { id: 'football', label: t`足球`, href: '/football' },
    { id: 'basketball', label: t`篮球`, href: '/basketball' },
    { id: 'esports', label: t`电竞`, href: '/football?sport=esports' },
  ];
  return <LinkTabs look="segmented" label={t`项目`} tabs={sports} value={sport} />;
}

interface HeadProps {
  sport: Sport;
  tab: ScoreTab;
  day: string;
  today: string;
  timeZone: string | undefined;
  /** Numbers of running and of collected matches. */
  playing: number;
  mine: number;
  /** Link of a tab, or of a day in it. */
  hrefOf: (place: Pick<ScorePlace, 'tab' | 'day'>) => string;
}

/** First line over the scores: sport, tab, day, and the alert settings. */
export function ScoresHead({ sport, tab, day, today, timeZone, playing, mine, hrefOf }: HeadProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const labels: Record<ScoreTab, string> = { immediate: t`即时`, results: t`赛果`, schedule: t`赛程`, collected: t`收藏` };
  const counts: Partial<Record<ScoreTab, number>> = { ...(playing > 0 && { immediate: playing }), collected: mine };
  const days = Array.from({ length: dayReach * 2 + 1 }, (_, at) => ({ day: addDays(today, at - dayReach) }));
  const chosen = tab === 'collected' ? '' : day;
  const choose = (next: string) => void navigate(hrefOf(dayPlace(next, today, tab)), { preventScrollReset: true });
  return (
    <Line>
      <ScoresSports sport={sport} />
      <LinkTabs
        label={t`即时、赛果、赛程、收藏`}
        tabs={scoreTabs.map((id) => ({
          id,
          label: labels[id],
          href: hrefOf({ tab: id }),
          ...(counts[id] !== undefined && { count: counts[id] }),
        }))}
        value={tab}
      />
      <NarrowBreak />
      <Days>
        <DateStrip
          look="compact"
          label={t`比赛日期`}
          days={days}
          value={chosen}
          onValueChange={choose}
          {...(chosen > (days[0]?.day ?? '') && { onEarlier: () => choose(addDays(chosen, -1)) })}
          {...(chosen !== '' && chosen < (days.at(-1)?.day ?? '') && { onLater: () => choose(addDays(chosen, 1)) })}
          {...(timeZone !== undefined && { timeZone })}
        />
      </Days>
      <AlertSettingsWired />
    </Line>
  );
}
