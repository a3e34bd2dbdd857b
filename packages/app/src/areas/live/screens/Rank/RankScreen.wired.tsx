import { useLingui } from '@lingui/react/macro';
import { rankPeriods, type RankPeriod } from '@pitchside/api/ranking';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useSearchParams } from 'react-router-dom';
import { Wall } from '../../../../platform/page/Wall.layout.ts';
import { TitleLine } from '../../lobby/lobby.layout.ts';
import { readRank, rankHref, siteBoards, wholeBoards } from './rank.address.ts';
import { Choice } from './Rank.layout.ts';
import { RankBoardCard } from './RankBoardCard.wired.tsx';
import { useBoardNames } from './useBoardNames.ts';
import { WholeBoard } from './WholeBoard.wired.tsx';

/** /rank: who leads the site, by what and over which time. */
export function RankScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { board, period } = readRank(parameters);
  const names = useBoardNames();
  const times: Record<RankPeriod, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜`, total: t`总榜` };
  return (
    <Wall data-ready>
      <TitleLine>
        <Text as="h1" size="title">{t`排行榜`}</Text>
      </TitleLine>
      <Choice>
        <LinkTabs label={t`榜单`} value={board} tabs={wholeBoards.map((id) => ({ id, label: names[id], href: rankHref(id, period) }))} />
        <LinkTabs
          look="segmented"
          label={t`榜单时段`}
          value={period}
          tabs={rankPeriods
            .filter((id) => board !== 'experience' || id === 'total')
            .map((id) => ({ id, label: times[id], href: rankHref(board, id) }))}
        />
      </Choice>
      <WholeBoard key={board} board={board} period={period}>
        {siteBoards
          .filter((other) => other !== board)
          .map((other) => (
            <RankBoardCard key={other} board={other} period={period} />
          ))}
      </WholeBoard>
    </Wall>
  );
}
