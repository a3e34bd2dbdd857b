import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { inOrder } from '../../platform/page/inOrder.layout.ts';

const { space } = vars;

/** Main column of a content page with a side column, which goes below it on narrow windows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.x5};
  align-items: start;
  /* What comes later pushes nothing that is in view. */
  min-height: 100vh;

  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

/** Cards beside what is read; side by side where they stand under it. */
export const Beside = styled.aside`
  ${inOrder}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};

  @media (max-width: 1179px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    align-items: start;
  }
`;

/** Blocks under each other. */
export const Blocks = styled.div`
  ${inOrder}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x5};
`;
