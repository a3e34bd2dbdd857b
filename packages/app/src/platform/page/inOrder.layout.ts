import { css, keyframes } from 'styled-components';

const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

/**
 * Blocks under each other that stand as high as what there is to show: what follows a block that is on its way (`aria-busy`) is unseen until that block is known, so that nothing moves
 * under the eyes of the reader. What was seen once stays, for an animation that is over does not pause.
 */
export const inOrder = css`
  & > * + * {
    animation: ${wait} 1ms step-end both;
  }
  & > :is([aria-busy='true'], :has([aria-busy='true'])) ~ * {
    animation-play-state: paused;
  }
`;
