import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** A line of the card; wraps where it must. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  min-height: 52px;
  padding: ${space.x2} ${space.x4};

  & > h1 {
    margin-inline-end: ${space.x1};
  }
`;

/** Pushes what follows to the end of the line. */
export const Spread = styled.span`
  flex: 1;
`;

/** The search field's width. */
export const Search = styled.div`
  width: 220px;
`;

/** The list, with the person's own things beside it where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 328px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The person's own things; beside each other under the list. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  align-items: start;

  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The next reserved match: its countdown over its scorebug. */
export const Next = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x4};
`;

/** Countdown and league of the next match. */
export const NextHead = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2};
`;

/** A reserved match, a line. */
export const Mine = styled.li`
  display: grid;
  grid-template-columns: 62px minmax(0, 1fr) auto;
  gap: ${space.x2};
  align-items: center;
  padding: ${space.x2} ${space.x4};
`;

/** Row of a room and the match it shows. */
export const Showing = styled.span`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x2} 0;
`;

/** Name over what is shown, which give way rather than the row. */
export const Lines = styled.span`
  display: grid;
  min-width: 0;
`;

/** A place in the list for a state of it. */
export const Place = styled.div`
  padding: ${space.x6} ${space.x4};
`;
