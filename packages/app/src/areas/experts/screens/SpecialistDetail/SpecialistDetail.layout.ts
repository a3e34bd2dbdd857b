import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Lines of text as they were written. */
export const Written = styled.div`
  display: grid;
  gap: ${space.x3};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
