import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Filter and acts over the list of notices. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x3} ${space.x4};
`;

/** The subjects take a line of their own where the acts do not fit beside them, and scroll by themselves where that is too short. */
export const Chips = styled.div`
  flex: 1 0 auto;
  min-width: 0;
  max-width: 100%;
  overflow-x: auto;
`;
