import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The table of an event, its rules and the reader's trophies beside it where there is room, else under it. */
export const Hall = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stacked column on one side. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x4};
`;

/** Rules, one under the other with their numbers. */
export const Rules = styled.ol`
  display: grid;
  gap: ${space.x2};
`;
