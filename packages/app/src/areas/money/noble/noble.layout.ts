import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** What the purchase comes to, below the question. */
export const Sum = styled.div`
  margin-top: ${vars.space.x3};
`;
