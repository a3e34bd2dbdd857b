import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** At the top of the picture, over what flies there; under the score where that stands over the picture too. */
export const HornPlace = styled.div<{ $underScore: boolean }>`
  position: absolute;
  inset: ${({ $underScore }) => ($underScore ? '72px' : vars.space.x3)} ${vars.space.x3} auto;
  pointer-events: auto;
`;
