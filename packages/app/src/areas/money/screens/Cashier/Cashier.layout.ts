import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The order, and the sandbox's hand beside it. */
export const Desk = styled.div<{ $sandbox: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $sandbox }) => ($sandbox ? 'minmax(360px, 480px)' : '')};
  align-content: start;
  align-items: start;
  gap: ${space.x4};
  width: 100%;
  max-width: ${({ $sandbox }) => ($sandbox ? 1440 : 960)}px;
  margin: 0 auto;
  padding: ${space.x6};

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A result stands in the middle of the place that the ticket had. */
export const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 560px;

  & > * {
    width: 100%;
    max-width: 440px;
  }
`;
