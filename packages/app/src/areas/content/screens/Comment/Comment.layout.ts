import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** One column, as wide as a discussion is read. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  width: min(100%, 880px);
  margin: 0 auto;
`;

/** As tall as a card with a picture, whatever its content. */
export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: 74px;
`;
