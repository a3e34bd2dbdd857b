import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Row of the author with actions. */
export const AuthorLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x3};
`;

/** Follow and message side by side. */
export const AuthorActs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2};
`;

/** The discussion keeps off the edges of the post's card. */
export const Under = styled.div`
  padding: ${space.x4};
`;
