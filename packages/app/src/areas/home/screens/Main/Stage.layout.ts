import { vars } from '@pitchside/ui/theme';
import styled, { css } from 'styled-components';
import { stage } from './stage.data.ts';

const { space } = vars;

/** Player, rooms and the day's matches beside each other; matches under them where it is narrow, one column below 992. */
export const StageGrid = styled.div<{ $rooms: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${stage.rooms}px ${stage.matches}px;
  gap: ${space.x3};
  max-width: ${stage.width}px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x6};

  ${({ $rooms }) => !$rooms && 'grid-template-columns: minmax(0, 1fr);'}
  @media (max-width: ${stage.narrow}px) {
    grid-template-columns: minmax(0, 1fr) ${({ $rooms }) => ($rooms ? `${stage.roomsNarrow}px` : '')};
  }
  @media (max-width: ${stage.single - 1}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The place of the player: picture and the line under it; that of its rooms too while there are none. */
export const PlayerPlace = styled.div<{ $alone?: boolean }>`
  min-width: 0;

  @media (min-width: ${stage.single}px) {
    grid-column: ${({ $alone }) => ($alone ? 'span 2' : 'auto')};
  }
`;

/** A player that could not be filled, and its rooms, keep their size. */
export const PlayerFailed = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  aspect-ratio: 19 / 10;
  max-width: 100%;
`;

const lying = css`
  display: grid;
  grid-template-columns: 292px minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0 ${space.x6};

  & > :first-child {
    grid-row: 1 / 3;
    margin: 0;
    align-self: start;
  }
  // Without a match of mine the day's matches have the whole width.
  &:has(> :first-child:empty) {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      display: none;
    }
  }
`;

/** My match over the day's matches; beside them where the rail lies under the player. */
export const Rail = styled.section<{ $lies: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${({ $lies }) => $lies && lying}
  @media (max-width: ${stage.narrow}px) {
    grid-column: 1 / -1;
    ${lying}
  }
  @media (max-width: ${stage.single - 1}px) {
    display: flex;

    & > :first-child {
      align-self: stretch;
      margin-bottom: ${space.x3};
    }
  }
`;

/** The match of mine. */
export const MinePlace = styled.div`
  margin-bottom: ${space.x3};
`;

/** Why a match stands at the top. */
export const MineMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
`;

/** Name of the day's matches, their sports and the way to all of them, on a line. */
export const RailHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space.x2};
  grid-template-rows: minmax(0, 1fr) auto;
  align-items: center;
  height: 34px;
  padding: 0 4px;

  & > :last-child {
    grid-column: 1 / -1;
    margin-inline: -4px;
    width: auto;
  }
`;

/** The rest of the player's height, of which the lines take what they fit. */
export const RailLines = styled.div<{ $lies: boolean }>`
  flex: 1;
  min-height: 0;
  ${({ $lies }) => !$lies && '@media (min-width: 1241px) { container-type: size; }'}
`;
