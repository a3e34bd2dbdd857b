import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Height of an expert card, px. */
export const expertHeight = 227;

/** Short row of a plan with its result. */
export const ShortRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x2} 0;
`;

/** Plans, with their authors beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: ${space.x6};
  align-items: start;

  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** Blocks under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Row that wraps, with content at its end. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
`;
/** Things in a row that breaks where it is narrow. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};
`;

/** Chips beside a title, above its line. */
export const TitleRow = styled(Row)`
  padding-bottom: 9px;
`;

/** A place, a person and a figure in a row. */
export const BoardRow = styled.li`
  display: grid;
  grid-template-columns: 24px 32px minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x2} 0;
`;

/** Experts in columns. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.x4};
`;
