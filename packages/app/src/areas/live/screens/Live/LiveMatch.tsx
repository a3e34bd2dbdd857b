import { useLingui } from '@lingui/react/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { Divider } from '@pitchside/ui/Divider';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { tabPanel, Tabs } from '@pitchside/ui/Tabs';
import { Link } from '@pitchside/ui/Link';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { detail, openMatch } from '../../../scores/detail.store.ts';
import { detailHref } from '../../../scores/matchLinks.ts';
import { LiveMatchPanel } from './LiveMatchPanel.tsx';
import { UnderBody, UnderHead, UnderMatch, UnderWait, Filled, UnderAside } from './LiveUnder.layout.ts';
import { underTabsOf, type UnderTab } from './underTabs.ts';
import { EventsCard } from '../../../scores/EventsCard.tsx';
import { Sentences } from '../../../scores/Sentences.tsx';

/** Beside the match: its words, or, while they are the tab that is open, its events. */
function LiveMatchAside({ showsText }: { showsText: boolean }) {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  if (!match) return null;
  if (!showsText)
    return (
      <UnderAside>
        <EventsCard />
      </UnderAside>
    );
  return (
    <UnderAside>
      <Card stacked title={t`文字直播`}>
        <Filled tabIndex={0} role="group" aria-label={t`文字直播`}>
          <Sentences />
        </Filled>
      </Card>
    </UnderAside>
  );
}

/** The match of the room on one card, with the words of the commentary beside it; all of it waits for the viewer's own picture. */
export function LiveMatch({ id, sport }: { id: string; sport: Sport }) {
  const { t } = useLingui();
  const panel = useId();
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<UnderTab>('situation');
  const { state, match, extra } = useSnapshot(detail);
  useEffect(() => openMatch(sport, id), [sport, id, turn]);

  if (state === 'failed' || state === 'missing')
    return (
      <Card padding="none" aria-label={t`比赛`}>
        <UnderMatch>
          <ErrorState title={t`这场比赛没能打开`} onRetry={() => setTurn(turn + 1)} />
        </UnderMatch>
      </Card>
    );
  if (match?.id !== id)
    return (
      <UnderWait>
        <Skeleton shape="block" height="100%" />
      </UnderWait>
    );
  const words = extra?.commentary.length ?? 0;
  const labels: Record<UnderTab, string> = {
    situation: t({ id: 'detail.situation', message: '赛况' }),
    lineups: t`阵容`,
    stats: t({ id: 'detail.stats', message: '统计' }),
    index: t`指数`,
    text: t({ id: 'detail.text', message: '文字' }),
    table: t`积分榜`,
    guesses: t`竞猜`,
  };
  return (
    <>
      <Card blocks padding="none" aria-label={t`比赛`}>
        <UnderMatch>
          <UnderHead>
            <Tabs
              label={t`比赛`}
              controls={panel}
              tabs={underTabsOf(sport).map((tab) => ({
                id: tab,
                label: labels[tab],
                ...(tab === 'text' && words > 0 && { count: words }),
              }))}
              value={chosen}
              onValueChange={setChosen}
            />
            <Link alone more href={detailHref(match)}>{t`比赛中心`}</Link>
          </UnderHead>
          <Divider />
          <UnderBody {...tabPanel(panel, chosen)}>
            <LiveMatchPanel tab={chosen} />
          </UnderBody>
        </UnderMatch>
      </Card>
      {sport === 'football' && <LiveMatchAside showsText={chosen !== 'text'} />}
    </>
  );
}
