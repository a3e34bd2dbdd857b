import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The tree beside the competition; above it where there is no room. */
export const Base = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: ${space.x4};
  align-items: start;
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space.x3};
  }
`;

/** The tree's column; scrolls by itself where it is longer than the view. */
export const TreePlace = styled.div`
  position: sticky;
  top: calc(60px + ${space.x4});
  max-height: calc(100vh - 60px - ${space.x8});
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-width: 991px) {
    position: static;
    max-height: 320px;
  }
`;

/** Everything of one competition. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** The table with the round beside it; a table of many columns (`$wide`) stands above it where there is little room. */
export const Pair = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? 352 : 400)}px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1439px) {
    grid-template-columns: minmax(0, 1fr) 352px;
  }
  @media (max-width: ${({ $wide }) => ($wide ? 1599 : 1279)}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The competition's board: badge, name, season. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3} ${space.x5};
  align-items: center;
  min-height: 124px;
  padding: ${space.x5} ${space.x6};

  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Name and figures of the competition. */
export const Naming = styled.div`
  display: grid;
  gap: ${space.x2};
  min-width: 0;
`;

/** Figures in one line. */
export const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.x4};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** The season's choice with how far it is. */
export const Season = styled.div`
  display: grid;
  gap: ${space.x2};
  width: 208px;
`;

/** Acts on a league beside each other, in lines as wide as the season. */
export const SeasonActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** Which stage of a season, as wide as its words. */
export const Stages = styled.div`
  display: flex;
`;

/** Playoffs under the rounds of a league, stacked. */
export const Playoffs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};

  & > * {
    scroll-margin-top: calc(60px + ${space.x4});
  }
`;

/** A day of a round with its matches. */
export const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  padding-top: ${space.x2};
`;

/** Groups of a cup beside each other, or under each other where their tables are wide. */
export const Groups = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))')};
  gap: ${space.x4} ${space.x5};
  align-items: start;
`;

/** One group: its name over its table. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;

/** A team that a search found, in the tree's column. */
export const FoundTeam = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x2};
  min-height: 36px;
  padding: 2px ${space.x3} 2px ${space.x4};
`;
