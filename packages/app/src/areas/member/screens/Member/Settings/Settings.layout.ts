import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Cards beside each other; the danmaku panel has the width it is made for. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 354px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
`;
