import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${vars.space.x4};
  min-width: 0;
`;

/** Keeps the height of the term while it is on its way. */
export const TermSpace = styled.div`
  min-height: 128px;
`;
