import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Total of the purchase, below the question. */
export const Sum = styled.div`
  margin-top: ${vars.space.x3};
`;
