import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Search field with the number of results, the history, and the tabs. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

/** The field and the words beside it. */
export const FieldLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  align-items: center;
  gap: ${space.x3} ${space.x6};

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Results with the side column. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.x6};
  align-items: start;

  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
`;

/** The same with less air, in a column. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Rooms: four beside each other, two where it is narrow. */
export const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 1279px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 719px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Anchors, three beside each other. */
export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: ${space.x4};
`;

/** Row of a member: portrait, texts, actions. */
export const PersonLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x3};
`;

/** Row of a match: time, sides, actions. */
export const MatchLine = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 440px) minmax(0, 1fr);
  align-items: center;
  gap: ${space.x4};
  min-height: 60px;

  & > :last-child {
    justify-self: end;
  }

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

/** Posts beside headlines. */
export const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${space.x6} ${space.x4};
  align-items: start;
`;

/** Words to search for, as many in a line as there is room for. */
export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** A team or a competition in a line: badge and names. */
export const NamedLine = styled.span`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x3};
  padding: ${space.x2} ${space.x3};
`;

/** Teams and competitions besides the best fit. */
export const NamedTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: ${space.x2};
`;
