import styled from 'styled-components';

/** The search of a list, as wide as a nickname. */
export const Find = styled.div`
  max-width: 260px;
`;
