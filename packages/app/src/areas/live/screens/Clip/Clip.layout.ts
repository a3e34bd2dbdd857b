import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Picture and words with the other clips beside them; in theatre mode the picture takes the whole width. */
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

/** Place of the picture, with what lies over a film that cannot be watched. */
export const PictureArea = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  container-type: inline-size;
`;

/** Over the whole picture. */
export const Over = styled.div`
  position: absolute;
  inset: 0;
`;

/** Words under the picture. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

/** Small things beside each other. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
`;

/** Acts at the end of their line. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-inline-start: auto;
`;

/** Other clips under each other. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space.x2};
`;

/** A code in the middle. */
export const Centred = styled.div`
  display: grid;
  justify-items: center;
`;

/** A field with its button. */
export const Field = styled.div`
  display: grid;
  gap: ${space.x3};
`;
