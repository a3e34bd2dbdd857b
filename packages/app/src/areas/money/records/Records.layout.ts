import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

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

/** Sums, with the bars in the remaining width. */
export const Sums = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x2} ${space.x6};
  min-height: 72px;
  padding: ${space.x2} ${space.x4};

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Bars beside their words. */
export const Bars = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x4};
`;

/** A picture and words side by side in a cell. */
export const Peer = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;
