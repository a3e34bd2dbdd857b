import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, radius, weight, font } = vars;

/** A card of the wallet's pages. */
export const Card = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.x3};
  min-width: 0;
  padding: ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface1};
`;

/** Filters on the left, time on the right; they wrap as they need. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  min-height: 36px;
`;

export const Kinds = styled.div`
  display: flex;
  flex: 1 1 320px;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

export const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
`;

/** The span takes no more than its words. */
export const Span = styled.div`
  width: 252px;
`;

/** Sums in cells, and the bars in what is left. */
export const Sums = styled.div`
  display: grid;
  grid-template-columns: auto auto auto minmax(0, 1fr);
  align-items: stretch;
  margin: 0 calc(-1 * ${space.x4});
  border-top: 1px solid ${color.line};

  @media (max-width: 1100px) {
    grid-template-columns: repeat(3, auto);
  }
`;

export const Sum = styled.div`
  display: grid;
  align-content: center;
  min-height: 72px;
  padding: ${space.x2} ${space.x6} ${space.x2} ${space.x4};
  border-inline-end: 1px solid ${color.line};
  font-size: ${text.xs};
  line-height: 1.45;
  color: ${color.ink3};
  white-space: nowrap;

  & > strong {
    color: ${color.ink1};
    font-family: ${font.number};
    font-size: ${text.xxl};
    font-weight: ${weight.strong};
    line-height: 32px;
  }
`;

export const Bars = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x4};
  padding: ${space.x2} ${space.x4};
  font-size: ${text.xs};
  line-height: 1.45;
  color: ${color.ink3};

  @media (max-width: 1100px) {
    grid-column: 1 / -1;
    border-top: 1px solid ${color.line};
  }
`;

/** The table reaches the card's edges. */
export const Wide = styled.div`
  min-width: 0;
  margin: 0 calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
  font-size: ${text.s};
  line-height: 1.45;
  color: ${color.ink3};
`;

/** A picture and words side by side in a cell. */
export const Peer = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** Figures that came in or went out. */
export const Figure = styled.span<{ $in: boolean }>`
  font-weight: ${weight.strong};
  color: ${({ $in }) => ($in ? color.success : color.ink1)};
  white-space: nowrap;
`;

/** A state with its dot. */
export const State = styled.span<{ $tone: 'info' | 'success' | 'live' | 'ink3' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => color[$tone]};
  white-space: nowrap;

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;
