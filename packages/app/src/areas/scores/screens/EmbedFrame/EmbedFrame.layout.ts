import styled from 'styled-components';

/** The whole of an embedded page: as wide as its frame, as high as its content. */
export const Frame = styled.main`
  display: flow-root;
  container-type: inline-size;
`;

/** A score that leads to its match. */
export const ScoreLink = styled.a`
  display: block;
`;

/** A picture at the place of its cover. */
export const Picture = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }

  > video {
    position: relative;
    width: 100%;
    height: 100%;
  }
`;
