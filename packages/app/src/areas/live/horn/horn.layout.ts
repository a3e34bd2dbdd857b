import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** At the top of the picture, over what flies there. */
export const HornPlace = styled.div`
  position: absolute;
  inset: ${vars.space.x3} ${vars.space.x3} auto;
  pointer-events: auto;
`;
