import styled from 'styled-components';

/** What was said takes the height that head and field leave. */
export const TalkBody = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;
