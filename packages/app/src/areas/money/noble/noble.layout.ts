import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** What the purchase comes to, a fact a line. */
export const Facts = styled.dl`
  display: grid;
  gap: ${vars.space.x2};
  margin: ${vars.space.x3} 0 0;

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${vars.space.x4};
  }
  & dt {
    color: ${vars.color.ink2};
  }
`;
