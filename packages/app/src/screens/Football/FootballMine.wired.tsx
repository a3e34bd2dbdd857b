import { Plural, useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { StatusChip } from '@pitchside/ui/StatusChip';
import { Tv } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { collected } from '../../shared/collect/collect.store.ts';
import { detailHref } from '../../shared/matches/match.links.ts';
import { mineFirst } from '../../shared/matches/match.mine.ts';
import { scoreView, statusView } from '../../shared/matches/match.view.ts';
import { useMatchNote } from '../../shared/matches/useMatchNote.ts';
import { useMatches } from '../../shared/matches/useMatches.ts';
import { Mine, MineCard, MineHead, MineLine, MineNote, MineRooms } from './Football.layout.ts';

/** How many matches the strip shows at most. */
const most = 4;

/** My matches: what I collected and is on, else the hot ones of the moment. */
export function MineWired() {
  const { t } = useLingui();
  const { byId } = useMatches();
  const note = useMatchNote();
  const stars = useSnapshot(collected);
  const list = mineFirst(Object.values(byId) as Match[], stars).slice(0, most);
  const count = stars.size;
  return (
    <Mine aria-labelledby="mine">
      <MineHead>
        <h2 id="mine">{count > 0 ? t`我的比赛` : t`热门比赛`}</h2>
        <p>{count > 0 ? t`收藏 ${count} 场` : t`点星收藏`}</p>
      </MineHead>
      {list.map((match) => (
        <MineCard key={match.id} href={detailHref(match)}>
          <MineLine>
            {/* The scorebug tells it. */}
            <span aria-hidden="true">
              <StatusChip status={statusView(match)} />
            </span>
            <span>{match.competition.short_name}</span>
            <MineNote>{note(match)}</MineNote>
            {match.room_count > 0 && (
              <MineRooms>
                <Tv size={16} aria-hidden />
                <Rooms count={match.room_count} />
              </MineRooms>
            )}
          </MineLine>
          <Scorebug {...scoreView(match)} size="dense" showStatus={false} stretch />
        </MineCard>
      ))}
    </Mine>
  );
}

const Rooms = ({ count }: { count: number }) => <Plural value={count} other="# 路直播" />;
