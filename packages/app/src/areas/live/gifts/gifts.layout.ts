import { vars } from '@pitchside/ui/theme';
import styled, { css } from 'styled-components';

const over = css`
  position: fixed;
  inset: auto 0 72px;
  z-index: calc(${vars.layer.header} + 2);
  width: min(1016px, 100vw - 32px);
  margin: 0 auto;
`;

/** The gift bar: under the player, or over the player where that covers the page; put away it keeps what was chosen. */
export const Tray = styled.div<{ $over: boolean; $away: boolean }>`
  ${({ $over }) => $over && over}
  ${({ $away }) => $away && 'display: none;'}
`;
