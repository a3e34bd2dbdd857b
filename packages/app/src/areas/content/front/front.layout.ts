import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Articles above, videos below. */
export const Front = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x8};

  & > :empty {
    display: none;
  }
`;

/** Headlines beside hot posts, one of them alone over the whole width; under each other where it is narrow. */
export const Stories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.x6};

  &:has(> :nth-child(2)) {
    @media (min-width: 1241px) {
      grid-template-columns: minmax(0, 1fr) 368px;
    }
  }
`;

/** Articles in rows of three. */
export const StoryTiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 719px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
