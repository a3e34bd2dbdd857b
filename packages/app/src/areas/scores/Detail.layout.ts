import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** A list that scrolls within its card, from edge to edge. */
export const Scrolled = styled.div`
  max-height: 520px;
  overflow: hidden auto;
  padding: 0 ${space.x4} ${space.x4};
`;

/** Two blocks side by side where there is room, each as tall as its content. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The time until a match, in the middle of its card. */
export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space.x4} 0 ${space.x2};
`;
