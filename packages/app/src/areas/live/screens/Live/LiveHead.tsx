import { useLingui } from '@lingui/react/macro';
import { RoomHead } from '@pitchside/ui/RoomHead';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { HeadActs } from '../../head/HeadActs.tsx';
import { categories } from '../../categories.data.ts';
import { roomState } from '../../stage/room.store.ts';
import { matchPhase, type Match, type MatchStatus } from '@pitchside/api/scores/matches';
import { IconButton } from '@pitchside/ui/IconButton';
import { RoomScore } from '@pitchside/ui/RoomScore';
import { Star } from 'lucide-react';
import { collected } from '../../../scores/collect.store.ts';
import { detailHref, playerHref } from '../../../scores/matchLinks.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { toggleCollected } from '../../../scores/collectActs.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { useSpokenMatch } from '../../../scores/useSpokenMatch.ts';
import { roomMatch } from '../../stage/match.store.ts';
import { scorersOf } from './scorers.ts';

/** Returns the note beside the minute of a match: its half, and the half-time score; empty when the status says it all. */
function useStanding(): (match: Pick<Match, 'status'> & { readonly half: Readonly<Match['half']> }) => string {
  const { t } = useLingui();
  const halves: Partial<Record<MatchStatus, string>> = { first_half: t`上半场`, second_half: t`下半场` };
  return ({ status, half }) => {
    const words = [halves[status]];
    // At half-time the score is the half-time score.
    if (half && status !== 'half_time') {
      const { home, away } = half;
      words.push(t`半场 ${home}-${away}`);
    }
    return words.filter(Boolean).join(' · ');
  };
}

const pageOf = (id: string) => playerHref('football', id);

/** Score of the room's match over the picture: scorers, score, and the star to collect it. */
function LiveBoard() {
  const { t } = useLingui();
  const standing = useStanding();
  const { room } = useSnapshot(roomState);
  const { match: followed, events } = useSnapshot(roomMatch);
  const stars = useSnapshot(collected);
  const fresh = useFreshMatches();
  const match = followed ?? (room?.match && fresh(room.match as Match));
  useSpokenMatch(match, events);
  if (!match) return null;
  const { id, sport } = match;
  const isCollected = stars.has(id);
  return (
    <RoomScore
      match={scoreView(match)}
      competition={leagueText(match)}
      about={`${match.competition.name} ${match.round}`.trim()}
      standing={standing(match)}
      href={detailHref(match)}
      {...(matchPhase(match.status) !== 'before' && {
        scorers: { home: scorersOf(events, 'home', pageOf), away: scorersOf(events, 'away', pageOf) },
      })}
      action={
        <IconButton
          size="s"
          label={t`收藏这场比赛`}
          pressed={isCollected}
          icon={<Star size={16} fill={isCollected ? 'currentColor' : 'none'} aria-hidden />}
          onClick={() => toggleCollected(id, sport)}
        />
      }
    />
  );
}

/** Header of the room: its anchor and the score of its match. */
export function LiveHead() {
  const { t, i18n } = useLingui();
  const { room } = useSnapshot(roomState);
  if (!room) return <Skeleton shape="block" height={76} />;
  const category = categories.find(({ id }) => id === room.category);
  return (
    <>
      <RoomHead
        anchor={{
          id: room.anchor.avatar,
          nickname: room.anchor.user_nickname,
          level: room.anchor.level,
          ...(room.is_official && { badge: t`官方解说` }),
        }}
        title={room.title}
        live={room.status === 'live'}
        roomNumber={room.id}
        heat={room.heat}
        actions={<HeadActs room={room} />}
        {...(category && { category: { label: i18n._(category.label), href: category.href } })}
      />
      <LiveBoard />
    </>
  );
}
