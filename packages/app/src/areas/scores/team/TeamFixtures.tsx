import { Plural, useLingui } from '@lingui/react/macro';
import type { TeamPage } from '@pitchside/api/scores/competitions';
import { matchPhase } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { matchHref } from '../matchLinks.ts';
import { scoreView } from '../match.presenter.ts';
import type { TeamView } from './useTeam.ts';

const grounds = ['all', 'home', 'away'] as const;
type Ground = (typeof grounds)[number];

/** Matches that are shown before the whole season is asked for: before now, and after. */
const [shownPast, shownComing] = [8, 5];

/** Fixtures of the season, filtered by home or away; around the present, or all. */
export function TeamFixtures({ team: { matches, id }, page }: { team: TeamView; page: TeamPage }) {
  const { t } = useLingui();
  const [ground, setGround] = useState<Ground>('all');
  const [whole, setWhole] = useState(false);
  const fitting = matches.filter(({ home }) => ground === 'all' || (home.id === id) === (ground === 'home'));
  const coming = fitting.findIndex(({ status }) => matchPhase(status) === 'before');
  const begun = coming < 0 ? fitting.length : coming;
  const shown = whole ? fitting : fitting.slice(Math.max(0, begun - shownPast), begun + shownComing);
  const all = fitting.length;
  const names: Record<Ground, string> = { all: t({ id: 'ground.all', message: '全部' }), home: t`主场`, away: t`客场` };
  return (
    <Card
      stacked
      title={t`赛程与赛果`}
      tabs={
        <SegmentedControl
          label={t`赛程与赛果`}
          segments={grounds.map((value) => ({ value, label: names[value] }))}
          value={ground}
          onValueChange={setGround}
        />
      }
      {...(fitting.length > shown.length && {
        acts: (
          <Button tone="soft" size="s" onClick={() => setWhole(true)}>
            <Plural value={all} other="看整季 # 场" />
          </Button>
        ),
      })}
    >
      {shown.length === 0 ? (
        <EmptyState title={t`还没有赛程`} />
      ) : (
        <MatchAgenda
          label={t`赛程与赛果`}
          matches={shown.map((match) => ({
            id: match.id,
            match: scoreView(match),
            league: page.campaign.competition.short_name,
            href: matchHref(match),
            watchable: match.room_count > 0,
          }))}
        />
      )}
    </Card>
  );
}
