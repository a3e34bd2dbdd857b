import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** What is read, and what stands beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: ${space.x6};
  align-items: start;

  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Cards under each other. */
export const Beside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** The article and its discussion. */
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** The match that the article is about: as wide as a strip is read. */
export const MatchPlace = styled.div`
  max-width: 420px;
`;
