import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** List beside the details; below each other where there is little room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 396px minmax(0, 1fr);
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1399px) {
    grid-template-columns: 348px minmax(0, 1fr);
  }
  @media (max-width: 1099px) {
    grid-template-columns: 316px minmax(0, 1fr);
  }
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Name of a block of the list and how many it holds. */
export const GroupHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space.x2};
  padding: 10px 14px;
`;

/** The way to all of a block, where the list shows a part. */
export const GroupFoot = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space.x2};
`;

/**
 * Details of the chosen series. They stay in view while the list scrolls by, and scroll by themselves where they are longer than the
 * window.
 */
export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};

  @media (min-width: 900px) {
    position: sticky;
    top: ${space.x3};
    max-height: calc(100vh - 2 * ${space.x3});
    overflow-y: auto;
  }
`;

/** Chart and timeline beside each other, below each other where there is little room. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x4};

  & > :first-child {
    flex: 999 1 480px;
  }
  & > :last-child {
    flex: 1 1 300px;
  }
`;

/** The games to choose from, in the width of the controls. */
export const GamesLine = styled.div`
  padding: ${space.x3} ${space.x4};
`;

/** Rooms that show a series, as many beside each other as have room. */
export const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space.x4};
  margin: 0;
  padding: 0;
`;
