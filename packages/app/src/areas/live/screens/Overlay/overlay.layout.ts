import styled from 'styled-components';

/** Width of a poll over the picture. */
export const PollPlace = styled.div`
  width: 340px;
`;
