import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** A portrait and a name. */
export const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.x2};
  min-width: 0;
`;
