import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The member's pages: head over all, menu beside the page. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  align-items: start;
  gap: ${space.x4};
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x5} ${space.x6} ${space.x10};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space.x3};
  }
`;

/** Over menu and page. */
export const Top = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

/** Keeps the height of the head while the member is on the way. */
export const HeadSpace = styled.div`
  min-height: 136px;
`;

/** The menu stays in sight while a long page scrolls. */
export const Aside = styled.div`
  position: sticky;
  top: 76px;

  @media (max-width: 991px) {
    position: static;
    overflow-x: auto;
  }
`;

/** The page itself: cards under each other. */
export const Content = styled.div`
  display: grid;
  gap: ${space.x4};
  min-width: 0;
`;

/** A piece of advice with the control that follows it, at the end where there is room. */
export const Advice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;

/** A page that is on its way, as high as it will be. */
export const PageSpace = styled.div<{ $height: number }>`
  display: grid;
  min-height: ${({ $height }) => $height}px;
`;

/** Placeholder of the member pages for visitors. */
export const Door = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100vh - 260px);
`;

/** Number of the member with its copy button, and a word behind. */
export const About = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x2};
`;
