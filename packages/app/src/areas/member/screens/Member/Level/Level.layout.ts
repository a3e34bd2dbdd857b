import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, radius } = vars;

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.x4};
  min-width: 0;
`;

/** The log beside what it sums up to. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 376px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Panel = styled.section`
  min-width: 0;
  padding: ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface1};
`;

/** What an act was: its picture, its name. */
export const What = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  font-weight: ${vars.weight.medium};
`;

export const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.chip};
  background: ${color.surface3};
  color: ${color.ink2};
`;

export const Faint = styled.span`
  color: ${color.ink3};
  font-size: ${text.s};
  line-height: 1.5;
`;

/** A note at the start, pages at the end. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
`;

/** Two links of equal width. */
export const Links = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.x2};
  margin-top: ${space.x4};
`;

/** How long it takes still, on a line above the links. */
export const Pace = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x3};
  margin-top: ${space.x4};
  padding-top: ${space.x3};
  border-top: 1px solid ${color.line};

  & > strong {
    font-family: ${vars.font.number};
    font-size: ${text.xxl};
  }
`;

/** Room for the filters at the end of a title. */
export const Filter = styled.div`
  width: 132px;
`;
