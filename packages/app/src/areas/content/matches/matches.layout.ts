import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Matches under each other. */
export const MatchLines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x2};
`;

/** A match in one line: its competition gives way first, and the way to it stands at the end. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.x3};
`;
