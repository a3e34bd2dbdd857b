import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Picture, with its source and figures beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 392px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Frame of the picture, with the danmaku over it. */
export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;

  & > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** Blocks under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Buttons beside each other. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;
