import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Start of the diamonds' flight after a success; takes no line of its own. */
export const Burst = styled.span`
  position: absolute;
  inset-inline-end: 64px;
  top: 72px;
  pointer-events: none;
`;

/** Height that the dialog keeps while its content comes or changes. */
export const DialogSpace = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${vars.space.x3};
  min-height: 420px;
`;
