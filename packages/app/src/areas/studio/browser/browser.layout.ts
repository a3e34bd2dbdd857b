import styled from 'styled-components';

/** The anchor's own picture, whole in its place. */
export const OwnVideo = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
