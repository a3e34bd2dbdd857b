import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The whole page: the head from edge to edge, the columns below. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** Centred state of a page without a match. */
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
export const RoomLine = styled.span`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: ${space.x3};
  align-items: center;
`;

/** Title over anchor and heat. */
export const RoomLabels = styled.span`
  display: grid;
  gap: ${space.x1};
  min-width: 0;
`;

/** Anchor and heat at both ends of a line. */
export const RoomFacts = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space.x2};

  & > * {
    display: inline-flex;
    align-items: center;
    gap: ${space.x1};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A match that comes, in a line. */
export const NextLine = styled.span`
  display: grid;
  grid-template-columns: 84px 64px minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.x2};
  align-items: center;
  min-height: 40px;
`;

/** A crest and a name that gives way. */
export const NextTeam = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
`;

/** Other matches where there is none. */
export const Others = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  width: 100%;
  max-width: 480px;
`;

/** Reserved space of posts, under the match's own blocks. */
export const PostsPlace = styled.div`
  min-height: 560px;
`;
