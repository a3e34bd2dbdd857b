import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The picture as it is, beside the next one. */
export const CoverRow = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Where the picture will stand. */
export const PicturePlace = styled.div`
  aspect-ratio: 16 / 9;
`;

/** What is said, as high as a picture beside it. */
export const TalkPlace = styled.div`
  height: 420px;
  margin: 0 calc(${space.x4} * -1) calc(${space.x4} * -1);
`;
