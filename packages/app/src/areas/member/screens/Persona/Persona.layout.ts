import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Buttons beside each other. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** The tabs keep off the edges of their card. */
export const TabsPlace = styled.div`
  padding: 0 ${space.x4};
  overflow-x: auto;
`;

/** Content of the tab, with the member's facts beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 368px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other, in either column. */
export const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

/** Badges and faces beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;
