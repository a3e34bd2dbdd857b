import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { layer, space } = vars;

/** The corner of the window in which the messenger floats. */
export const Corner = styled.div`
  position: fixed;
  right: ${space.x6};
  bottom: calc(${space.x6} + var(--page-floor, 0px));
  z-index: ${layer.popover};
  max-width: calc(100vw - 2 * ${space.x6});
  max-height: calc(100vh - 96px);

  @media print {
    display: none;
  }
`;
