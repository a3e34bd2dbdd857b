import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text } = vars;

/** Category doors beside each other. */
export const Doors = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.x3};

  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One category with its number of rooms. */
export const Door = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-height: 52px;
  padding: 0 ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};
  font-size: ${text.l};
  font-weight: ${vars.weight.medium};

  & > :last-child {
    margin-left: auto;
    font-family: ${vars.font.number};
    font-weight: ${vars.weight.strong};
  }
  &:hover {
    border-color: ${color.brand};
  }
  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;

/** The competitions, and the order of the rooms at the end of the line. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};

  & > :last-child {
    margin-left: auto;
  }
`;

/** Rooms in columns; the first one is twice as large where there is room. */
export const Rooms = styled.ul<{ $lead: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space.x4};

  ${({ $lead }) => $lead && '@media (min-width: 1180px) { & > :first-child { grid-column: span 2; grid-row: span 2; } }'}
`;

/** The end of the list: what is loading, or that there is no more. */
export const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 48px;
  color: ${color.ink3};
  font-size: ${text.s};
`;
