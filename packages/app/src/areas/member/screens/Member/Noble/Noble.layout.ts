import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${vars.space.x4};
  min-width: 0;
`;

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

/** Keeps the height of the term while it is on its way. */
export const TermSpace = styled.div`
  min-height: 128px;
`;
