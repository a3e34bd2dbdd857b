import styled from 'styled-components';

/** Message list; takes the height left by header and composer. */
export const TalkBody = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

/** Centred placeholder without a conversation. */
export const TalkMiddle = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  min-height: 0;
`;

/** Remark name of a friend, and the button to change it. */
export const Remark = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;
