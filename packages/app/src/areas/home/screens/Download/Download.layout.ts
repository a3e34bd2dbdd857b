import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The drawn phone, and beside it the code and the tutorial. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 390px minmax(0, 1fr);
  gap: ${space.x6};
  align-items: stretch;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x6};
`;

/** The code beside what it is for. */
export const CodeLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x6};

  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

/** Side of the code, px. */
export const codeSide = 176;

/** Place of the code, which a drawn page does not have yet. */
export const CodePlace = styled.div`
  width: ${codeSide}px;
  height: ${codeSide}px;
`;

/** Words and buttons under each other. */
export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x3};
`;

/** Buttons beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;
