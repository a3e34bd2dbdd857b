import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The column beside the sidebar. */
export const Wall = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x4};
  padding: ${space.x5} 0 ${space.x10};
`;

/** The whole page says one thing. */
export const Door = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;
