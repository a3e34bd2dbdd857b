import styled from 'styled-components';

/** What was said takes the height that head and field leave. */
export const TalkBody = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

/** What stands where there is no conversation to show. */
export const TalkMiddle = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  min-height: 0;
`;

/** What a friend is called, and the key to change it. */
export const Remark = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;
