import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Portrait, name and level in a line. */
export const Someone = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** People to choose from under a search. */
export const People = styled.ul`
  display: grid;
  gap: ${space.x2};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x2};
    min-height: 40px;
  }
`;
