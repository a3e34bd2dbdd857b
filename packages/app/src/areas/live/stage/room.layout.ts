import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Height of the window under the header of the site (60 px) and the room's own margin. */
const inSight = `calc(100dvh - 60px - 2 * ${space.x4})`;

/** Whole room. It may be wider than other pages, and fills the window at first, so that nothing below it moves when it loads. */
export const Room = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  min-height: 100vh;
  max-width: 1808px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  @media (max-width: 767px) {
    padding: ${space.x2} ${space.x3} ${space.x8};
  }
`;

/** Player and chat beside each other; in theatre, or on a narrow page, one over the other. */
export const Stage = styled.div<{ $theatre: boolean; $chat: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $theatre, $chat }) => ($theatre || !$chat ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 360px')};
  gap: ${space.x4};

  @media (max-width: 1079px) {
    grid-template-columns: ${({ $theatre, $chat }) => ($theatre || !$chat ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px')};
  }
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stack of what is in sight at once, and of what follows under it. */
export const Seat = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/**
 * Header, picture and the field under it, in sight at once: the picture gives way in a low window. In theatre the picture comes first, as
 * large as the window allows.
 */
export const InSight = styled.div<{ $theatre: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-height: ${({ $theatre }) => ($theatre ? 'none' : `max(420px, ${inSight})`)};

  & > * {
    flex: none;
  }
  & > :first-child {
    order: ${({ $theatre }) => ($theatre ? 1 : 0)};
  }
`;

/** The picture: in theatre with its bar and the field under it inside the window. */
export const PictureArea = styled.div<{ $theatre: boolean }>`
  && {
    flex: 0 1 auto;
  }
  display: flex;
  flex-direction: column;
  width: ${({ $theatre }) => ($theatre ? 'min(100%, calc((100vh - 148px) * 16 / 9))' : '100%')};
  min-height: 0;
  margin-inline: auto;
`;

/** Place of header and picture. */
export const Screen = styled.div`
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 10;
  max-height: ${inSight};
`;

/** Column beside the player, as high as the player whatever its content, and in sight as a whole. */
export const Around = styled.div`
  position: relative;
  min-height: 480px;
  max-height: max(480px, ${inSight});
`;

/** Fills the column without making it higher. */
export const ColumnPlace = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;

/** Stack in the column's card; one child takes the remaining height. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** Line of tabs over the column. */
export const ColumnHead = styled.div`
  padding: ${space.x2} ${space.x4} 0;

  @media (max-width: 1079px) {
    padding: ${space.x2} ${space.x3} 0;
  }
`;

/** Content of the chosen tab, with texts for screen readers only. */
export const ColumnBody = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
`;

/** Cards under the stage, always whole rows of the six. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 1359px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 719px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
