import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Words about clubs that are no more, one under the other; `$within` a column that leaves no room at its sides. */
export const FarewellList = styled.div<{ $within: boolean }>`
  display: grid;
  gap: ${vars.space.x2};
  ${({ $within }) => $within && `padding: ${vars.space.x3} ${vars.space.x3} 0;`}
`;
