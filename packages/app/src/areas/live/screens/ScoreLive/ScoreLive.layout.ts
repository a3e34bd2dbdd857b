import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** List, picture and figures beside each other; in theatre the picture has the whole width. */
export const Board = styled.div<{ $theatre: boolean }>`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr) 340px;
  grid-template-areas: ${({ $theatre }) => ($theatre ? "'centre centre centre' 'list aside aside'" : "'list centre aside'")};
  gap: ${space.x4};
  max-width: 1808px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  @media (max-width: 1359px) {
    grid-template-columns: 272px minmax(0, 1fr);
    grid-template-areas: ${({ $theatre }) => ($theatre ? "'centre centre' 'list aside'" : "'list centre' 'list aside'")};
  }
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'centre' 'list' 'aside';
    padding: ${space.x3} ${space.x3} ${space.x8};
  }
`;

/** Column of matches; it stays in view, and its matches scroll within it. */
export const ListPlace = styled.div`
  grid-area: list;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  align-self: start;

  @media (min-width: 992px) {
    position: sticky;
    top: 76px;
    max-height: calc(100vh - 92px);
  }
`;

/** The column: its head stays, the rest scrolls. */
export const List = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** Number of matches, and the filter by sport. */
export const ListHead = styled.div`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x3};
`;

/** List that scrolls within the column, with texts for screen readers only. */
export const Matches = styled.div`
  position: relative;
  min-height: 0;
  overflow: hidden auto;
`;

/** Upcoming matches, under the running ones. */
export const Soon = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  padding: ${space.x3};
`;

/** Picture with its controls below. */
export const Centre = styled.div`
  grid-area: centre;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  align-content: start;
  min-width: 0;
`;

/** The line over the picture. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x3};
  min-height: 60px;
  padding: ${space.x2} ${space.x3};
`;

/** Controls at its end. */
export const BarActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
`;

/** Keeps the choice of a commentator to the width of a name. */
export const Choice = styled.div`
  width: 156px;
`;

/** Keeps the place of the picture. */
export const Picture = styled.div`
  min-height: 200px;
`;

/** Figures beside each other under the picture, as far as there is room. */
export const Under = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${space.x4};
  align-items: start;
`;

/** Odds and events. */
export const Column = styled.div`
  grid-area: aside;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  align-content: start;
  min-width: 0;

  @media (max-width: 1359px) and (min-width: 992px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
