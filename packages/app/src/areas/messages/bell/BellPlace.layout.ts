import styled from 'styled-components';

/** Keeps the place of the bell while its code comes, so that nothing beside it moves. */
export const BellPlace = styled.span`
  width: 36px;
  height: 36px;
`;
