import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** My matches beside each other: four, three or two as they fit; the height is reserved. */
export const Mine = styled.section`
  display: grid;
  grid-template-columns: 112px repeat(4, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: stretch;
  min-height: 82px;

  @media (max-width: 1359px) {
    grid-template-columns: 96px repeat(3, minmax(0, 1fr));
    & > :nth-child(5) {
      display: none;
    }
  }
  @media (max-width: 1119px) {
    grid-template-columns: 96px repeat(2, minmax(0, 1fr));
    & > :nth-child(4) {
      display: none;
    }
  }
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Name of the strip and how many matches it stands for. */
export const MineHead = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 2px;
`;

/** Explanation of the strip, in place of its matches. */
export const MineBare = styled.div`
  grid-column: 2 / -1;
  display: flex;
  align-items: center;
  gap: ${space.x3};

  @media (max-width: 991px) {
    grid-column: 1 / -1;
  }
`;

/** One match of mine: its line over its scorebug. */
export const MineMatch = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  align-content: space-between;
  padding: 10px ${space.x3} ${space.x3};
`;

/** Minute and league over the scorebug. */
export const MineLine = styled.span`
  display: flex;
  overflow: clip;
  align-items: center;
  gap: ${space.x2};
  height: 20px;
  white-space: nowrap;
`;

/** Note on a match; shrinks first. */
export const MineNote = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** Row of controls that wraps. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x2} ${space.x4};
`;

/** Controls for the order and columns, after the filters; where the line has no room for all of them they wrap together. */
export const Rest = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
`;

/** Parts the first line where it has no room: sport and tab above, day and alerts below. */
export const NarrowBreak = styled.span`
  display: none;

  @media (max-width: 1159px) {
    display: block;
    flex-basis: 100%;
  }
`;

/** The days; they take what is left of their line and scroll in it. */
export const Days = styled.div`
  flex: 1 1 320px;
  display: flex;
  justify-content: flex-end;
  min-width: 0;
`;

/** A line of controls that belong together. */
export const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
`;

/** Search in the list; it gives way before it takes a line of its own. */
export const Find = styled.div`
  flex: 1 1 132px;
  max-width: 196px;
  margin-left: auto;
`;

/** Counts, and the way back from a filter. */
export const Counts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
`;

/** Switches under each other in a popover. */
export const Switches = styled.div`
  display: grid;
  gap: ${space.x3};
  width: 264px;
`;

/** Mark with its meaning. */
export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

/** Legend and connection under the table. */
export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x5};

  & > :last-child {
    margin-left: auto;
  }
`;

/** The list of companies. */
export const CompanyBox = styled.span`
  width: 132px;
`;
