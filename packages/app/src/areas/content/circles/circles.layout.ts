import styled from 'styled-components';

/** Rows without air between them. */
export const CircleRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
