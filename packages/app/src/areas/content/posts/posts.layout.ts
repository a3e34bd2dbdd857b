import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Posts under each other. */
export const Posts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x3};
`;

/** Videos of a match above what is written about it. */
export const MatchStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x8};
`;
