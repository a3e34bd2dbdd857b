import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** What comes, with the way to be told of it. */
export const BroadcastRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.x3};
  padding: ${vars.space.x2} 0;
`;
