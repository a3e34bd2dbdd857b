import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The month beside the tasks. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(360px, 464px) minmax(0, 1fr);
  align-items: stretch;
  gap: ${space.x4};
  min-width: 0;

  @media (max-width: 1319px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Progress of the day, beside its rewards. */
export const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.x3};
  min-height: 20px;
  margin: ${space.x3} 0;
`;

/** Diamonds of the day. */
export const Earned = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
