import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The whole screen; it may grow wider than other pages. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  max-width: 1808px;
  margin: 0 auto;
  padding: ${space.x3} ${space.x6} ${space.x10};

  @media (max-width: 767px) {
    padding: ${space.x2} ${space.x3} ${space.x8};
  }
`;

/** The line over the pictures. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  min-height: 40px;
`;

/** Short text on how the rooms are synchronised. */
export const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space.x2};
`;

/** Acts at the end of the line. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-inline-start: auto;
`;

/** Place of the pictures; in full screen they cover the page, below dialogs and toasts. */
export const PicturePlace = styled.div<{ $full: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $full }) => $full && `position: fixed; inset: 0; z-index: calc(${vars.layer.header} + 1);`}
`;

/** Pictures and strip, in full screen in the middle of it. */
export const PictureArea = styled.div<{ $full: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  align-content: center;
  ${({ $full }) => $full && `height: 100%; padding: ${space.x3};`}
`;

/** Row of the composer with its receiver and keys. */
export const Talk = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x1} ${space.x4};

  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.x2} ${space.x4};
  }
`;

/** Receiver of the composer. */
export const Whom = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`;

/** Cards under the pictures. */
export const Under = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  gap: ${space.x4};
  align-items: stretch;

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
