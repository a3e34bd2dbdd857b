import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Under player and chat, on the same columns. */
export const Under = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: ${space.x4};

  & > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Keeps the place of a match that is on its way. */
export const UnderWait = styled.div`
  min-height: 640px;
`;

/** The match within its card, as high as its place while it is on its way. */
export const UnderMatch = styled.div`
  min-height: 638px;
`;

/** Tabs and the way to the match's own page, on one line. */
export const UnderHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  padding: ${space.x2} ${space.x4} 0;
  overflow: auto hidden;
  white-space: nowrap;
`;

/** Content of the chosen tab. */
export const UnderBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  padding: ${space.x4};
`;

/** Column beside it, as high as the card; scrolls when longer. */
export const UnderAside = styled.aside`
  position: relative;
  min-width: 0;
  min-height: 360px;

  & > * {
    position: absolute;
    inset: 0;
    overflow: hidden auto;
    grid-template-rows: auto minmax(0, 1fr);
  }
  @media (max-width: 991px) {
    height: 480px;
  }
`;

/** A list that fills its card and scrolls within it. */
export const Filled = styled.div`
  overflow: hidden auto;
  margin: 0 calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
  padding: 0 ${space.x4} ${space.x4};
`;

/** Keeps the place of a block that is loaded when it is scrolled to. */
export const BelowPlace = styled.div`
  min-height: 240px;
`;
