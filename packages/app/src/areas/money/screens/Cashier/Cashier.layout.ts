import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, weight } = vars;

/** The whole page: frame on top, desk below. */
export const Page = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  min-height: 100vh;
  background: ${color.page};
  color: ${color.ink1};
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.x4};
  min-height: 60px;
  padding: 0 ${space.x6};
  background: ${color.frame};
  color: ${color.onFrame};
`;

export const Where = styled.span`
  padding-inline-start: ${space.x4};
  border-inline-start: 1px solid ${color.frameLine};
  line-height: 1.45;
`;

export const Stamp = styled.span`
  padding: 1px 10px;
  border: 1px solid currentColor;
  font-size: ${text.xs};
  font-weight: ${weight.strong};
  line-height: 1.6;
  transform: skewX(${vars.skew});
`;

export const Service = styled.span`
  margin-inline-start: auto;
  font-size: ${text.s};
  line-height: 1.45;
  color: ${color.onFrameMuted};
`;

/** Striped like a barrier: nobody shall take this for real money. */
export const Warning = styled.p`
  margin: 0;
  padding: 6px ${space.x6};
  text-align: center;
  font-size: ${text.s};
  line-height: 1.45;
  color: ${color.onFrame};
  background: repeating-linear-gradient(-60deg, ${color.frame} 0 22px, ${color.frameRaised} 22px 44px);
`;

export const Desk = styled.main<{ $sandbox: boolean }>`
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
