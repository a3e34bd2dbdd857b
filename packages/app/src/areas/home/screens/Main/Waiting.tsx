import { AnchorRankSkeleton } from '@pitchside/ui/AnchorRank';
import { LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { Block, Cards, LiveAndRank, MatchRowPlace } from './Main.layout.ts';
import { rowSize } from './matchesRules.ts';
import { batchSize } from '@pitchside/api/screens/Main';

const times = (count: number, item: ReactNode) => Array.from({ length: count }, (_, index) => <li key={`waiting-${index}`}>{item}</li>);

/** Cards of the wall on their way. */
export const WaitingCards = ({ count }: { count: number }) => <Cards>{times(count, <LiveCardSkeleton />)}</Cards>;

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
