import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { GoalPopup, type GoalPopupItem } from '@pitchside/ui/GoalPopup';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { useState } from 'react';
import { routes } from '../../../../routes.data.ts';
import { Line } from './Dome.layout.ts';
import { useDomeTeams } from './useDomeTeams.ts';

/** A match in which one scores oneself, with its popup. */
export function ScoresDome() {
  const { t } = useLingui();
  const teams = useDomeTeams();
  const [score, setScore] = useState({ home: 1, away: 1 });
  const [items, setItems] = useState<readonly GoalPopupItem[]>([]);
  const goal = (side: 'home' | 'away') => {
    const next = { ...score, [side]: score[side] + 1 };
    setScore(next);
    setItems([
      {
        id: `dome-${next.home}-${next.away}`,
        matchId: 'dome',
        kind: 'goal',
        side,
        ...teams,
        score: next,
        minute: 67,
        league: t`看台友谊赛`,
        href: routes.dome.path,
      },
      ...items,
    ]);
  };
  return (
    <>
      <Card stacked title={t`比分条`}>
        <Scorebug {...teams} score={score} status={{ kind: 'live', minute: 67 }} size="card" stretch />
        <Scorebug {...teams} score={score} status={{ kind: 'live', minute: 67 }} stretch />
        <Scorebug {...teams} score={null} status={{ kind: 'scheduled' }} size="dense" stretch />
        <Line>
          <Button onClick={() => goal('home')}>{t`北看台进球`}</Button>
          <Button tone="soft" onClick={() => goal('away')}>{t`南看台进球`}</Button>
          <FormStrip results={['W', 'W', 'D', 'L', 'W']} label={t`近况`} />
        </Line>
      </Card>
      <GoalPopup items={items} onClose={(id) => setItems((known) => known.filter((item) => item.id !== id))} onMute={() => setItems([])} />
    </>
  );
}
