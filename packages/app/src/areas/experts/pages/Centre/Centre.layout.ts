import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Fields of the form under each other. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Two fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stack of markets: the name of each, and its sides line by line. */
export const Markets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

/** One market. */
export const Market = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  /* What it is called stands on the line of its first chips. */
  align-items: baseline;
  gap: ${space.x2} ${space.x3};
`;

/** Label with its options below. */
export const Choice = styled.div`
  display: grid;
  gap: ${space.x3};
`;

/** Lines of a market under each other. */
export const Lines = styled.div`
  display: grid;
  gap: ${space.x2};
`;

/** Sides of a line. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  min-height: 28px;
`;

/** Last row of the form: a short field, and the button at the other end. */
export const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};

  > :first-child {
    width: 220px;
  }
`;
