import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Matches under each other. */
export const MatchLines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x2};
`;

/** A match in one line. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.x2} ${vars.space.x3};
`;

/** Pushes what it holds to the end of the line. */
export const LineEnd = styled.span`
  margin-inline-start: auto;
`;
