import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Fields under each other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x4};
`;
