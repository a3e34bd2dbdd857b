import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

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
