import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.x4};
  min-width: 0;
`;

/** The log beside what it sums up to. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 376px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Cell of an act: its picture and name. */
export const What = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** Two links of equal width. */
export const Links = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.x2};
  margin-top: ${space.x4};
`;

/** Row with the expected time to the next level, above the links. */
export const Pace = styled.div`
  display: grid;
  gap: ${space.x3};
  margin-top: ${space.x4};

  & > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.x3};
  }
`;

/** Room for the filters at the end of a title. */
export const Filter = styled.div`
  width: 132px;
`;
