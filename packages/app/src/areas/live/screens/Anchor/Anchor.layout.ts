import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Category doors beside each other. */
export const Doors = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.x3};

  @media (max-width: 1179px) {
    grid-template-columns: repeat(5, auto);
  }
  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One category with its number of rooms. */
export const Door = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-height: 50px;
  padding: 0 ${space.x4};
  white-space: nowrap;

  & > :last-child {
    margin-left: auto;
  }
  @media (max-width: 1179px) {
    gap: ${space.x2};
    padding: 0 ${space.x3};

    & > :first-child {
      display: none;
    }
  }
`;

/** The competitions, in one line that is kept for them while nobody knows which there are. */
export const Tools = styled.div<{ $waits: boolean }>`
  min-height: ${({ $waits }) => ($waits ? '32px' : '0')};
`;

/** Filter by language and the order, side by side at the end of the title's line. */
export const Orders = styled.div`
  display: flex;
  align-self: center;
  margin-left: auto;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x4};
`;

/** Rooms in columns; the first one is twice as large where there is room. */
export const Rooms = styled.ul<{ $lead: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space.x4};

  ${({ $lead }) => $lead && '@media (min-width: 1180px) { & > :first-child { grid-column: span 2; grid-row: span 2; } }'}
`;

/** End of the list: a loading mark, or a note that there is no more. */
export const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 48px;
`;
