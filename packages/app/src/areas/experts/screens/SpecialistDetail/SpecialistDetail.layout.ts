import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};
`;
/** Lines of text as they were written. */
export const Written = styled.div`
  display: grid;
  gap: ${space.x3};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
