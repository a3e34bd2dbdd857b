import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Cards beside each other, of one height. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${space.x4};
`;

/** Things in a line. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};
`;

/** Frame for danmaku and gifts. */
export const Sky = styled.div`
  position: relative;
  overflow: hidden;
  height: 260px;
`;
