import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Portrait and name beside each other in a cell. */
export const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** Name with its marks, stacked in a narrow column; a long name is truncated, never wrapped. */
export const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.x2};
  min-width: 0;

  & > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Two lines of a cell. */
export const Lines = styled.span`
  display: grid;
  gap: 2px;
`;
