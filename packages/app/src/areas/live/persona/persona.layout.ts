import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Upcoming broadcast, with the button for a reminder. */
export const BroadcastRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.x3};
  padding: ${vars.space.x2} 0;
`;
