import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space } = vars;

/** The whole page: the head from edge to edge, the columns below. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** Where a state without a match stands. */
export const Place = styled.div`
  display: grid;
  gap: ${space.x6};
  justify-items: center;
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x8} ${space.x6} ${space.x10};
`;

/** The tab's blocks and the column beside them; one over the other where it is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  gap: ${space.x4};
  width: 100%;
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  & > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1439px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 767px) {
    padding: ${space.x3} ${space.x3} ${space.x8};
  }
`;

/** Blocks of the tab, one under the other. */
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  align-content: start;
`;

/** The column beside the tab. */
export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  align-content: start;
`;

/** Cards of rooms. */
export const RoomCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space.x4};
`;

/** Rooms in the column. */
export const RoomList = styled.ul`
  display: grid;
  gap: ${space.x3};
`;

/** One of them: its picture and its words. */
export const RoomLine = styled.a`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: ${space.x3};
  align-items: center;

  & > :first-child {
    position: relative;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: 6px;
  }
  &:hover {
    color: ${color.brand};
  }
`;

/** Title over anchor and heat. */
export const RoomWords = styled.span`
  display: grid;
  gap: 4px;
  min-width: 0;

  & > :first-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 20px;
  }
  & > :last-child {
    display: flex;
    justify-content: space-between;
    gap: ${space.x2};
    color: ${color.ink3};
    font-size: ${vars.text.s};
    line-height: 20px;
  }
  & > :last-child > * {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Matches that come. */
export const NextList = styled.ul`
  display: grid;
`;

/** One of them. */
export const NextLine = styled.a`
  display: grid;
  grid-template-columns: 84px 64px minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.x2};
  align-items: center;
  min-height: 40px;
  border-top: 1px solid ${color.line};
  font-size: ${vars.text.s};

  & > :nth-child(-n + 2) {
    overflow: hidden;
    color: ${color.ink3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${color.surface3};
  }
`;

/** A crest and a name that gives way. */
export const NextTeam = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;

  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Other matches where there is none. */
export const Others = styled.section`
  width: 100%;
  max-width: 480px;

  & > h2 {
    margin-bottom: ${space.x2};
    font-size: ${vars.text.l};
  }
`;
