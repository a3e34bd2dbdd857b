import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Filter and acts over the list of notices. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x3} ${space.x4};
`;

/** The subjects scroll by themselves where they do not fit. */
export const Chips = styled.div`
  flex: 1;
  min-width: 0;
  overflow-x: auto;
`;
