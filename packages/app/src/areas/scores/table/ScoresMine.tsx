import { Plural, useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Pressable } from '@pitchside/ui/Pressable';
import { PeriodClock } from '@pitchside/ui/ScoreTable';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { StatusChip } from '@pitchside/ui/StatusChip';
import { Text } from '@pitchside/ui/Text';
import { Flame, Star, Tv } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { collected, favouriteTeams } from '../collect.store.ts';
import { detailHref, matchHref } from '../matchLinks.ts';
import { isMine, mineFirst } from '../matches/matchMine.ts';
import { scoreView, statusView } from '../match.presenter.ts';
import { clockView } from '../matches/gameClock.ts';
import { useMatchNote } from '../useMatchNote.ts';
import { Mine, MineBare, MineHead, MineLine, MineMatch, MineNote, Sign } from './Scores.layout.ts';
import { useVisibleMatch } from '../../../platform/guard/useVisibleMatches.ts';

/** Newest visible state of a match. Renders again only when that match changes. */
const useNewestRow = (row: Match): Match => useVisibleMatch(row.id) ?? row;

/** Matches in the strip at most. */
const most = 4;

interface ScoresMineProps {
  live: readonly Match[];
  mine: readonly Match[];
  /** The live matches are there. */
  isKnown: boolean;
}

/**
 * Strip of the person's matches: collected ones and those of favourite teams. Marked hot matches fill the remaining places. While no match
 * is on, it explains itself. Each card follows its own match.
 */
export function ScoresMine({ live, mine, isKnown }: ScoresMineProps) {
  const { t } = useLingui();
  const stars = useSnapshot(collected);
  const teams = useSnapshot(favouriteTeams);
  const list = useMemo(() => mineFirst(live, stars, teams).slice(0, most), [live, stars, teams]);
  const own = useMemo(
    () => [...mine, ...live.filter((match) => !stars.has(match.id) && isMine(match, stars, teams))],
    [mine, live, stars, teams],
  );
  const count = own.length;
  const playing = own.filter(({ status }) => matchPhase(status) === 'playing').length;
  const isBare = isKnown && list.length === 0;
  return (
    <Mine aria-labelledby="mine">
      <MineHead>
        <Text as="h2" size="l" id="mine">
          {count > 0 || isBare ? t`我的比赛` : t`热门比赛`}
        </Text>
        <Text as="p" size="xs" tone="quiet">
          {count > 0 ? t`${count} 场 · ${playing} 场进行中` : t`点星收藏`}
        </Text>
      </MineHead>
      {list.map((match) => (
        <Card key={match.id} row={match} isFiller={count > 0 && !isMine(match, stars, teams)} />
      ))}
      {isBare && (
        <MineBare>
          <Star size={20} aria-hidden />
          <Text as="p" tone="quiet">{t`收藏的比赛和进行中的热门比赛，比分会跟在这里。`}</Text>
        </MineBare>
      )}
    </Mine>
  );
}

function Card({ row, isFiller }: { row: Match; isFiller: boolean }) {
  const { t } = useLingui();
  const match = useNewestRow(row);
  const note = useMatchNote();
  const clock = clockView(match.basketball?.clock ?? null);
  return (
    <Pressable look="card" href={match.room_count > 0 ? matchHref(match) : detailHref(match)}>
      <MineMatch>
        <Text size="xs" tone="quiet">
          <MineLine>
            {/* The scorebug tells it. */}
            <Text size="l" aria-hidden="true">
              {clock ? (
                <PeriodClock period={match.basketball?.periods.length ?? 1} clock={clock} />
              ) : (
                <StatusChip status={statusView(match)} />
              )}
            </Text>
            {isFiller && (
              <Sign>
                <Flame size={14} aria-hidden />
                {t`热门`}
              </Sign>
            )}
            <span>{match.competition.short_name}</span>
            <MineNote>{note(match)}</MineNote>
            {match.room_count > 0 && (
              <Text tone="live">
                <Sign>
                  <Tv size={16} aria-hidden />
                  <Plural value={match.room_count} other="# 路直播" />
                </Sign>
              </Text>
            )}
          </MineLine>
        </Text>
        <Scorebug {...scoreView(match)} size="dense" showStatus={false} stretch />
      </MineMatch>
    </Pressable>
  );
}
