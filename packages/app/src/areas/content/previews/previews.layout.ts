import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Keeps the place of the articles, so that what stands below does not move. */
export const PreviewsPlace = styled.div`
  min-height: 344px;
`;

/** The articles under each other. */
export const PreviewsList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.x3};
`;
