import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Bar of sections that scrolls sideways on narrow windows, with actions at its end. */
export const Sections = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  padding: 0 ${space.x4};
  overflow-x: auto;
`;

/** Lead with the articles beside it. */
export const FrontPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
  gap: ${space.x6};
  align-items: start;

  @media (max-width: 819px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Beside the lead: pictures, then lines. */
export const FrontBeside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Articles that take time. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 991px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
