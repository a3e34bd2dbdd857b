import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Where the picture stands. */
export const PicturePlace = styled.div`
  aspect-ratio: 16 / 9;
`;

/** How loud it is, right under the picture. */
export const Meter = styled.div`
  padding: ${vars.space.x2} ${vars.space.x2} 0;
`;
