import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** A day beside a time of it. */
export const When = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 180px);
  gap: ${vars.space.x3};
`;
