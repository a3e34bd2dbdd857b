import styled from 'styled-components';

/** People to choose from, in a dialog of a fixed height. */
export const People = styled.div`
  height: 400px;
`;
