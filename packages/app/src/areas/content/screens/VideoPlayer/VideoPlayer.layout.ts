import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Picture and text with the column beside them; in theatre mode the picture takes the whole width. */
export const Stage = styled.div<{ $theatre: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: ${space.x4};
  min-height: 100vh;

  & > :first-child {
    grid-column: ${({ $theatre }) => ($theatre ? '1 / -1' : 'auto')};
  }

  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Picture and words under each other. */
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Column beside the picture. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** The picture's place, before it is there. */
export const PictureArea = styled.div`
  aspect-ratio: 16 / 10;
`;

/** Things under each other, close. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

/** Small things beside each other; the last one at the end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
`;

/** Pushes what follows to the end of the line. */
export const LineEnd = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
  margin-inline-start: auto;
`;

/** Chapters in columns. */
export const Chapters = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space.x2};
`;

/** One chapter: its time and title. */
export const Chapter = styled.span`
  display: flex;
  gap: ${space.x2};
  padding: ${space.x2} ${space.x3};
`;

/** Author, with their picture on the left. */
export const Author = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x3};
`;

/** Following and writing side by side. */
export const AuthorActs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2};
`;
