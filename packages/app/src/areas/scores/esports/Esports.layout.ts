import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** List beside the details; below each other where there is little room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 396px minmax(0, 1fr);
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1399px) {
    grid-template-columns: 348px minmax(0, 1fr);
  }
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Name of a block of the list and how many it holds. */
export const GroupHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space.x2};
  padding: 10px 14px;
`;

/** Everything about the chosen series. */
export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Chart and timeline beside each other, below each other where there is little room. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x4};

  & > :first-child {
    flex: 999 1 480px;
  }
  & > :last-child {
    flex: 1 1 300px;
  }
`;

/** Games to choose from. */
export const Games = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;
