import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Videos in columns. */
export const VideoTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
  gap: ${space.x4};
`;

/** Videos under each other in a column. */
export const VideoRows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;
