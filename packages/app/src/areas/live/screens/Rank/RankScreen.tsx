import { useLingui } from '@lingui/react/macro';
import type { RankPeriod, Ranked } from '@pitchside/api/live/ranking';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useSearchParams } from 'react-router-dom';
import { routes } from '../../../../routes.data.ts';
import { Wall } from '../../../../platform/page/Wall.layout.ts';
import { slots } from '../../../../platform/slots/slots.ts';
import { AuthorBoard, VideoBoard } from '../../../content/content.lazy.ts';
import { TitleLine } from '../../lobby/lobby.layout.ts';
import { isWhole, periodsOf, readRank, siteBoards, tabs, type SiteBoard } from '@pitchside/api/screens/Rank';
import { rankHref } from './rankAddress.ts';
import { Choice } from './Rank.layout.ts';
import { useBoardNames, useBoardNotes } from './useBoardNames.ts';
import { WholeBoard } from './WholeBoard.tsx';
import { Card } from '@pitchside/ui/Card';
import { RankList } from '@pitchside/ui/RankList';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { rankedView } from '../../chat/rank.presenter.ts';
import { useBoard } from './useBoard.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Link of the name. */
const roomOf = ({ room }: Ranked) => room && { href: roomHref(room.id), live: room.status === 'live' };

interface RankBoardCardProps {
  board: SiteBoard;
  period: RankPeriod;
}

/** The first places of one ranking of the site over one time, with the way to all of it. */
function RankBoardCard({ board, period }: RankBoardCardProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useBoard(board, period, false);
  const name = useBoardNames()[board];
  const notes = useBoardNotes();
  return (
    <Card stacked padding="titled" aria-labelledby={`rank-${board}`}>
      <SectionTitle headingId={`rank-${board}`} more={{ href: rankHref(board, period), label: t`完整榜单` }}>
        {name}
      </SectionTitle>
      <RankList
        label={name}
        unit={board === 'fans' ? 'fans' : 'diamonds'}
        emptyNote={notes[board]}
        members={value ? value.list.map((each) => ({ ...rankedView(each, user?.id), ...roomOf(each) })) : []}
        status={statusOf({ value, state })}
        onRetry={again}
      />
    </Card>
  );
}

/** /rank: rankings of the site by subject and period. */
export function RankScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { board, period } = readRank(parameters);
  const periods = periodsOf(board);
  const names = useBoardNames();
  const { ExpertBoard } = slots;
  const times: Record<RankPeriod, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜`, total: t`总榜` };
  return (
    <Wall data-ready>
      <TitleLine>
        <Text as="h1" size="title">{t`排行榜`}</Text>
        <ButtonLink size="s" tone="soft" href={routes.trophyHome.path}>{t`荣誉殿堂`}</ButtonLink>
      </TitleLine>
      <Choice>
        <LinkTabs label={t`榜单`} value={board} tabs={tabs.map((id) => ({ id, label: names[id], href: rankHref(id, period) }))} />
        {periods.length > 1 && (
          <LinkTabs
            look="segmented"
            label={t`榜单时段`}
            value={period}
            tabs={periods.map((id) => ({ id, label: times[id], href: rankHref(board, id) }))}
          />
        )}
      </Choice>
      {isWhole(board) && (
        <WholeBoard key={board} board={board} period={period}>
          {siteBoards
            .filter((other) => other !== board)
            .map((other) => (
              <RankBoardCard key={other} board={other} period={period} />
            ))}
        </WholeBoard>
      )}
      <Later fallback={<Skeleton shape="block" height={420} />}>
        {board === 'authors' && period !== 'total' && <AuthorBoard key={period} period={period} />}
        {board === 'videos' && period !== 'total' && <VideoBoard key={period} period={period} />}
        {board === 'experts' && ExpertBoard && <ExpertBoard />}
      </Later>
    </Wall>
  );
}
