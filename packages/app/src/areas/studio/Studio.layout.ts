import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Main column of the page, with a narrow one beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Fields of a form under each other. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Two fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Acts at the end of a form. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space.x2};
`;

/** A choice over a form, no wider than its words. */
export const Choice = styled.div`
  display: flex;
`;
