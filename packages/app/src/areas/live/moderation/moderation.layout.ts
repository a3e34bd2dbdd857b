import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Place of the undo bar, at the foot of the window. */
export const UndoPlace = styled.div`
  position: fixed;
  inset: auto 0 ${vars.space.x6};
  z-index: ${vars.layer.toast};
  width: min(440px, 100vw - 32px);
  margin: 0 auto;
`;

/** Moderators' tab of the room's column. */
export const Keep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** One of its parts. */
export const KeepPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x3};
  padding: ${vars.space.x4};
`;
