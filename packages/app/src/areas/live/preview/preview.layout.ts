import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Place of the picture. */
export const PicturePlace = styled.div`
  aspect-ratio: 16 / 9;
`;

/** Sound level, right under the picture. */
export const Meter = styled.div`
  padding: ${vars.space.x2} ${vars.space.x2} 0;
`;
