import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** List of hot matches, one per line. */
export const HotList = styled.ol`
  display: grid;
  gap: ${vars.space.x2};
`;

/** Rank and scorebug of a match. */
export const HotLine = styled.span`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.x2};
`;
