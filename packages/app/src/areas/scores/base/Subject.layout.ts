import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Page of a team or a player: the header with its content below. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  @media (max-width: 767px) {
    padding: ${space.x3} ${space.x3} ${space.x8};
  }
`;

/** Last, now and next beside each other; under each other where it is narrow. */
export const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${space.x4};
  align-items: start;
`;

/** Row of a match: time, score and actions. */
export const MatchPlace = styled.div`
  display: grid;
  gap: ${space.x2};
`;

/** Words at both ends of a line. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2};
  min-height: 28px;
`;

/** The main column and the one beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 392px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** A portrait, or a crest, beside a name. */
export const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  white-space: nowrap;
`;

/** Centred state that takes the whole page. */
export const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space.x8} ${space.x6} ${space.x10};
`;

/** A team with its crest in a line. */
export const TeamName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  max-width: 100%;
  vertical-align: middle;
  white-space: nowrap;
`;

/** A player's name in one line. */
export const PlayerName = styled.span`
  white-space: nowrap;
`;

/** Marks beside each other. */
export const Marks = styled.span`
  display: inline-flex;
  gap: ${space.x1};
`;
