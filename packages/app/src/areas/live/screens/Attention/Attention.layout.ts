import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** One block of the page under its title. */
export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  margin-bottom: ${space.x4};
`;

/** Rooms that are live, in columns. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space.x4};
`;

/** A room with the act on its anchor under it. */
export const CardPlace = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: end;
  gap: ${space.x2};

  & > :first-child {
    justify-self: stretch;
  }
`;
