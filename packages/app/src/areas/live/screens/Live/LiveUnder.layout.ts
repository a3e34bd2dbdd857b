import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { DetailCard } from '../../../scores/index.ts';

const { color, space } = vars;

/** Under player and chat, on the same columns. */
export const Under = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: ${space.x4};

  & > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Keeps the place of a match that is on its way. */
export const UnderWait = styled.div`
  min-height: 640px;
`;

/** The match on one card: its blocks stand in it without cards of their own. */
export const UnderMatch = styled.section`
  min-width: 0;
  min-height: 640px;
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};
`;

/** Tabs and the way to the match's own page, on one line. */
export const UnderHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  padding: ${space.x2} ${space.x4} 0;
  overflow: auto hidden;
  border-bottom: 1px solid ${color.line};
  white-space: nowrap;
`;

/** What the chosen tab shows. */
export const UnderBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  padding: ${space.x4};

  & ${DetailCard} {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;

/** The column beside it, which ends where the card does: what is longer scrolls. */
export const UnderAside = styled.aside`
  position: relative;
  min-width: 0;
  min-height: 360px;

  & > * {
    position: absolute;
    inset: 0;
    overflow: hidden auto;
    grid-template-rows: auto minmax(0, 1fr);
    align-content: stretch;
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
