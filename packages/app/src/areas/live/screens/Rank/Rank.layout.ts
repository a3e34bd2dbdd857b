import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { inOrder } from '../../../../platform/page/inOrder.layout.ts';

const { space } = vars;

/** The tabs of the rankings, and over which time at their end. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
`;

/** The ranking that was asked for, the others beside it where all its columns have room, else under it, as where it is short. */
export const Boards = styled.div<{ $alone: boolean }>`
  ${inOrder}
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $alone }) => ($alone ? '' : '320px')};
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1599px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const beside = 'repeat(auto-fit, minmax(280px, 1fr))';

/** Short rankings under each other in their column, beside each other under the one that was asked for; unseen until it is known which. */
export const Beside = styled.div<{ $alone: boolean; $waits: boolean }>`
  ${inOrder}
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? beside : 'minmax(0, 1fr)')};
  align-items: ${({ $alone }) => ($alone ? 'stretch' : 'start')};
  gap: ${space.x4};
  visibility: ${({ $waits }) => ($waits ? 'hidden' : 'visible')};

  @media (max-width: 1599px) {
    grid-template-columns: ${beside};
    align-items: stretch;

    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
