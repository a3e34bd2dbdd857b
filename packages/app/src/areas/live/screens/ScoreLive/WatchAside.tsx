import { useLingui } from '@lingui/react/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchEvents } from '@pitchside/ui/MatchEvents';
import { tabPanel, Tabs } from '@pitchside/ui/Tabs';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { OddsPanel } from '../../../scores/OddsPanel.tsx';
import { PeriodsCard } from '../../../scores/PeriodsCard.tsx';
import { Scrolled } from '../../../scores/Detail.layout.ts';
import { Sentences } from '../../../scores/Sentences.tsx';
import { detail } from '../../../scores/detail.store.ts';
import { detailHref } from '../../../scores/matchLinks.ts';
import { eventView, isFootballEvent, teamView } from '../../../scores/match.presenter.ts';
import { Column } from './ScoreLive.layout.ts';

type Shown = 'events' | 'text';

/** Panel beside the picture: odds, and events as a timeline or in words. */
export function WatchAside({ sport }: { sport: Sport }) {
  const { t } = useLingui();
  const panel = useId();
  const [shown, setShown] = useState<Shown>('events');
  const { match, events } = useSnapshot(detail);
  if (!match) return null;
  const shownEvents = events
    .filter(isFootballEvent)
    .filter(({ kind }) => kind !== 'corner')
    .toReversed();
  return (
    <Column>
      {sport !== 'esports' && (
        <Card stacked title={t`指数`} more={{ href: detailHref(match, 'index'), label: t`全部` }}>
          <OddsPanel />
        </Card>
      )}
      <PeriodsCard />
      {sport === 'football' && (
        <Card stacked aria-label={t`赛况`}>
          <Tabs
            label={t`赛况`}
            controls={panel}
            tabs={[
              {
                id: 'events' as const,
                label: t({ id: 'detail.events', message: '事件' }),
                ...(shownEvents.length > 0 && { count: shownEvents.length }),
              },
              { id: 'text' as const, label: t`文字直播` },
            ]}
            value={shown}
            onValueChange={setShown}
          />
          <CardBleed>
            <Scrolled tabIndex={0} {...tabPanel(panel, shown)}>
              {shown === 'text' ? (
                <Sentences />
              ) : shownEvents.length === 0 ? (
                <EmptyState title={t`比赛还没有事件`} drawing={null} />
              ) : (
                <MatchEvents
                  events={shownEvents.map(eventView)}
                  home={teamView(match.home)}
                  away={teamView(match.away)}
                  label={t({ id: 'detail.events', message: '事件' })}
                />
              )}
            </Scrolled>
          </CardBleed>
        </Card>
      )}
    </Column>
  );
}
