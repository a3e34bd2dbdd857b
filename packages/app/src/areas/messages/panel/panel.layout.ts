import { vars } from '@pitchside/ui/theme';
import styled, { css } from 'styled-components';

const { layer, space } = vars;

/** Lowest place of the panel's upper edge: under the header. */
const headroom = '96px';

/** Beside a small picture in its corner there is room for both from this width on. */
const beside = css`
  @media (min-width: 1180px) {
    right: calc(${space.x6} + var(--aside-beside, 0px));
    bottom: ${space.x6};
    max-height: calc(100vh - ${headroom});
  }
`;

/**
 * Floating corner of the messenger. Open, it stands beside a room's small picture, or shares the height of a narrow window with it; as a
 * button, it stands above it.
 */
export const Corner = styled.div<{ $open: boolean }>`
  position: fixed;
  right: ${space.x6};
  bottom: calc(${space.x6} + var(--page-floor, 0px));
  z-index: ${layer.popover};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  max-width: calc(100vw - 2 * ${space.x6});
  max-height: calc(100vh - ${headroom} - var(--aside-height, 0px));
  ${({ $open }) => $open && beside}

  @media print {
    display: none;
  }
`;

/** Centred placeholder of a conversation. */
export const PanelMiddle = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
`;
