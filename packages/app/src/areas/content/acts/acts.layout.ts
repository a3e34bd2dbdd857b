import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Something small in the middle. */
export const Centred = styled.div`
  display: grid;
  place-items: center;
`;

/** Row of actions on an item. */
export const ActLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
`;

/** Pushes what follows to the end of the line. */
export const LineEnd = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  margin-inline-start: auto;
`;
