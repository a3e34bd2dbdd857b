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

/** Short notes under each other. */
export const Notes = styled.ul`
  display: grid;
  gap: ${space.x1};
`;

/** A note after its sign. */
export const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x2};
`;
