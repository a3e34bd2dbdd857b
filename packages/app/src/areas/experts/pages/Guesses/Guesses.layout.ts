import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Questions beside each other. */
export const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  align-items: start;
  gap: ${space.x5} ${space.x6};
`;

/** Filters of the records. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
`;

/** States to choose from. */
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** The span that is looked at. */
export const Span = styled.div`
  width: 260px;
`;
