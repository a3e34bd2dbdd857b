import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** A wall with its title. */
export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

/** The categories, and what is done with them at the end of the line. */
export const CategoryRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  min-height: 36px;
`;
