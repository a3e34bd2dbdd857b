import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** What is read above what is watched. */
export const Front = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x8};
`;

/** Headlines beside hot posts; under each other where it is narrow. */
export const Stories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 368px;
  align-items: start;
  gap: ${space.x6};

  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
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
