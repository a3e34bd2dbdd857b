import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** A wall with its title. */
export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

/** Row of categories, with actions at its end. */
export const CategoryRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: start;
  gap: ${space.x4};
  min-height: 36px;

  /* The longest words take the whole line, and what is done with them the next one: no category hides behind an edge. */
  @media (max-width: 1399px) {
    html:lang(vi) & {
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: ${space.x2};
    }

    html:lang(vi) & > :first-child {
      grid-column: 1 / -1;
      min-height: 32px;
    }

    html:lang(vi) & > :nth-child(2) {
      justify-self: end;
    }
  }
`;
