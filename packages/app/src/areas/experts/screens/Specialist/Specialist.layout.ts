import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Choices in a row that breaks where it is narrow, and what one can do at its end. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
`;
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};
`;

/** Experts side by side. */
export const Rail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: ${space.x4};
`;

/** Plans, and what stands beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: ${space.x6};
  align-items: start;

  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Beside = styled.aside`
  display: grid;
  gap: ${space.x4};
`;

/** A place, a person and a figure in a row. */
export const BoardRow = styled.li`
  display: grid;
  grid-template-columns: 24px 32px minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x2} 0;
`;
