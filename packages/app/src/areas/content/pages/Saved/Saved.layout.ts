import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Matches, one below the other. */
export const Rows = styled.ul`
  display: grid;
  gap: ${vars.space.x3};
  margin: 0;
  padding: 0;
`;
