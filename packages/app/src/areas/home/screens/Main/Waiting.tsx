import { AnchorRankSkeleton } from '@pitchside/ui/AnchorRank';
import { LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { Block, Cards, LiveAndRank, MatchRowPlace } from './Main.layout.ts';
import { agendaSize, rowSize } from './matches.rules.ts';
import { MinePlace, Rail, RailHead, RailLines, StripWaiting } from './Stage.layout.ts';
import { stageSize } from './stage.data.ts';
import { batchSize } from './wall.rules.ts';

const times = (count: number, item: ReactNode) => Array.from({ length: count }, (_, index) => <li key={`waiting-${index}`}>{item}</li>);

/** Places of the rooms beside the player. */
export const WaitingStrip = () => (
  <StripWaiting aria-hidden="true">
    {Array.from({ length: stageSize }, (_, index) => (
      <span key={index} />
    ))}
  </StripWaiting>
);

/** Place of the day's matches. */
export const WaitingRail = () => (
  <Rail as="div" $lies={false} aria-busy="true">
    <MinePlace>
      <MatchCardSkeleton size="row" />
    </MinePlace>
    <RailHead>
      <Skeleton width={72} height={16} />
    </RailHead>
    <RailLines $lies={false}>
      <MatchAgendaSkeleton lines={agendaSize} />
    </RailLines>
  </Rail>
);

/** Cards of the wall on their way. */
export const WaitingCards = ({ count }: { count: number }) => <Cards $turning={false}>{times(count, <LiveCardSkeleton />)}</Cards>;

/** A row of matches on its way. */
export const WaitingRow = () => <MatchRowPlace>{times(rowSize, <MatchCardSkeleton />)}</MatchRowPlace>;

/** The rank on its way. */
export const WaitingRank = () => <AnchorRankSkeleton rows={6} />;

const nameless = <Skeleton width={72} height={18} />;

/** Everything under the stage before its code is there. */
export const WaitingBody = () => (
  <>
    <LiveAndRank aria-busy="true">
      <Block as="div">
        <SectionTitle>{nameless}</SectionTitle>
        <WaitingCards count={batchSize(innerWidth)} />
      </Block>
      <Block as="div">
        <SectionTitle>{nameless}</SectionTitle>
        <WaitingRank />
      </Block>
    </LiveAndRank>
    {['upcoming', 'results'].map((row) => (
      <Block as="div" key={row}>
        <SectionTitle>{nameless}</SectionTitle>
        <WaitingRow />
      </Block>
    ))}
  </>
);
