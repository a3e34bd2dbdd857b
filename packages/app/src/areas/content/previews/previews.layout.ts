import styled from 'styled-components';

/** Keeps the place of the articles, so that what stands below does not move. */
export const PreviewsPlace = styled.div`
  min-height: 372px;
`;
