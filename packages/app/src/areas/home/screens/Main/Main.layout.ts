import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { inOrder } from '../../../../platform/page/inOrder.layout.ts';

const { space } = vars;

/** Everything under the stage, 1440 wide at most. */
export const Body = styled.div`
  ${inOrder}
  display: grid;
  gap: ${space.x8};
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x6} ${space.x6} ${space.x10};
`;

/** Live rooms beside the ranking; stacked on narrow windows. */
export const LiveAndRank = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 368px;
  gap: ${space.x6};

  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x8};
  }
`;

/** A section whose content fills the height of its neighbour. */
export const Block = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > :last-child {
    flex: 1;
  }
`;

/** Cards of the wall, always whole rows; see `batchSize`. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-content: start;
  gap: ${space.x4};

  @media (min-width: 1241px) and (max-width: 1399px), (max-width: 991px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 719px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A row of matches: four, two by two, or one under the other. */
export const MatchRowPlace = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 1240px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 619px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Reserves the approximate height of a block until it has loaded on scroll; a block with nothing to show reserves none. */
export const ReservedHeight = styled.div<{ $height: number; $narrow?: number }>`
  &:empty,
  &:has([aria-busy='true']) {
    min-height: ${({ $height }) => $height}px;

    @media (max-width: 1240px) {
      min-height: ${({ $height, $narrow = $height }) => $narrow}px;
    }
  }
  &:has(> :empty:only-child) {
    display: none;
  }
`;
