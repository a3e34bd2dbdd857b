import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text } = vars;

/** Portrait and name beside each other in a cell. */
export const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** Two lines of a cell. */
export const Lines = styled.span`
  display: grid;
  gap: 2px;

  & > :last-child:not(:first-child) {
    color: ${color.ink3};
    font-size: ${text.s};
  }
`;
