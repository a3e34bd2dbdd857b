import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Row of filters. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x2} ${space.x4};

  & > :last-child {
    flex: 1;
    display: flex;
    justify-content: center;
    min-width: min(100%, 520px);
  }
`;

/** Match of the day above the cards, with the person's record and articles beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 328px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The match of the day and the cards under each other. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  min-width: 0;
`;

/** Article on the match of the day; shrinks before the link does. */
export const Article = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** Keeps the place of absences: three of each side. */
export const AbsencesPlace = styled.div`
  min-height: 264px;
`;

/** Keeps the place of a short table. */
export const TablePlace = styled.div`
  min-height: 340px;
`;

/** Keeps the place of articles and their card. */
export const PreviewsPlace = styled.div`
  min-height: 418px;
`;

/** Beside the cards, and in sight while they are scrolled. */
export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Sections under each other. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Cards beside each other: two, three on wide screens. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space.x4};
`;

/** Outcomes of votes, the newest first. */
export const Outcomes = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
`;

/** Keeps the place of the plans. */
export const PlansPlace = styled.div`
  min-height: 480px;
`;
