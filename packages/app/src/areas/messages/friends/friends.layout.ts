import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Portrait, name, and actions. */
export const PersonRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x3};
  padding: ${space.x2} 0;
`;

/** Two blocks under each other. */
export const Blocks = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  min-width: 0;
`;
