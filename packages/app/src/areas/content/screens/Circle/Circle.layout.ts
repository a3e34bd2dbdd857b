import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { inOrder } from '../../../../platform/page/inOrder.layout.ts';

const { space } = vars;

/** Circles, feed, ranks; the circles go above the feed and the ranks below it where it is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr) 320px;
  gap: ${space.x4};
  align-items: start;
  /* What comes later pushes nothing that is in view. */
  min-height: 100vh;

  @media (max-width: 1199px) {
    grid-template-columns: 208px minmax(0, 1fr);

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 819px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Rows without air between them. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Cards beside the feed; side by side where they stand below it. */
export const Beside = styled.aside`
  ${inOrder}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  align-items: start;
  gap: ${space.x4};
`;

/** Name and act of the circle in a line. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
`;

/** Tabs with a margin to their card; other content at the far end. */
export const TabsPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  min-height: 48px;
  padding: 0 ${space.x4};
  overflow-x: auto;
`;
