import { GoalPopup, type GoalPopupItem } from '@pitchside/ui/GoalPopup';
import { useSnapshot } from 'valtio';
import { popupKind, teamView } from '../match.presenter.ts';
import { detailHref, watchHref } from '../matchLinks.ts';
import { matches } from '../matches.store.ts';
import { closeGoal, goals, muteMatch } from '../goals.store.ts';

/** Reads the specification's `match_str`: `67`, `45+2`. */
function minuteView(text: string): Pick<GoalPopupItem, 'minute' | 'added'> {
  const [minute, added] = text.split('+').map(Number);
  return { ...(minute && { minute }), ...(added && { added }) };
}

const view = (item: ReturnType<typeof useSnapshot<typeof goals>>['items'][number]): GoalPopupItem => ({
  id: item.event_id,
  matchId: item.match_id,
  kind: popupKind(item.kind),
  home: teamView(item.home),
  away: teamView(item.away),
  score: { home: item.home_score, away: item.away_score },
  side: item.iszhu === 1 ? 'home' : 'away',
  ...minuteView(item.match_str),
  league: item.competition.short_name,
  href: detailHref({ id: item.match_id, sport: item.sport }),
  ...(item.player && { player: item.player }),
  ...((matches.byId[item.match_id]?.room_count ?? 0) > 0 && { liveHref: watchHref(item.match_id) }),
});

/** Goals and cards as they happen, at the corner of every page. */
export default function GoalPopupsWired() {
  const { items } = useSnapshot(goals);
  return <GoalPopup items={items.map(view)} onClose={closeGoal} onMute={muteMatch} />;
}
