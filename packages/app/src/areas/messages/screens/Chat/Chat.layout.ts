import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The messenger fills the window under the header. */
export const Whole = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-width: 1488px;
  height: calc(100vh - 64px);
  min-height: 520px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6};

  @media (max-width: 991px) {
    padding-inline: ${space.x3};
  }
`;

/** A whole place of the messenger that scrolls by itself. */
export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.x4};
  overflow-y: auto;
`;

/** Centred placeholder while nothing is open. */
export const Middle = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  min-height: 0;
`;

/** Placeholder of the messenger for visitors. */
export const Door = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100vh - 260px);
`;
