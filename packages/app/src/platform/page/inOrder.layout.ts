import { css, keyframes } from 'styled-components';

const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

/**
 * Stacked blocks without layout shift. A block after a loading one (`aria-busy`) is hidden until that one is loaded. A block that was shown
 * once stays, since a finished animation does not pause.
 */
export const inOrder = css`
  & > * + * {
    animation: ${wait} 1ms step-end both;
  }
  & > :is([aria-busy='true'], :has([aria-busy='true'])) ~ * {
    animation-play-state: paused;
  }
`;
