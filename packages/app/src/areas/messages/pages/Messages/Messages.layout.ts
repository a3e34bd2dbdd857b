import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Notices, and beside them people and conversations. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks beside the notices. */
export const Side = styled.div`
  display: grid;
  gap: ${space.x4};
  min-width: 0;
`;

/** Keeps the height of the latest conversations. */
export const Latest = styled.div`
  height: 340px;
`;

/** Air around what stands in a card without padding. */
export const TabBar = styled.div`
  padding: ${space.x2} ${space.x4};
`;
