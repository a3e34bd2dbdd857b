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

/** Place of the picture and its sound level. */
export const PreviewPlace = styled.div`
  aspect-ratio: 16 / 9.9;
`;

/** Place of the chat, as high as the picture beside it. */
export const TalkPlace = styled.div`
  height: 420px;
`;

/** Panel in place of the chat; scrolls when it is longer. */
export const TalkPart = styled.div<{ $bleed?: boolean }>`
  position: relative;
  height: 100%;
  padding: ${({ $bleed }) => ($bleed ? 0 : space.x4)};
  overflow: hidden auto;
`;
