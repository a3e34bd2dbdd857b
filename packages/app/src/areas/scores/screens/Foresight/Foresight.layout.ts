import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, font, weight } = vars;

/** Card around what chooses. */
export const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x2} ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};

  & > h1 {
    font-size: ${text.xl};
    font-weight: ${weight.strong};
  }
  & > :last-child {
    flex: 1;
    display: flex;
    justify-content: center;
    min-width: min(100%, 520px);
  }
`;

/** The cards with the person's own record beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 328px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`;

/** Sections under each other. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Cards beside each other: two, three on wide screens. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space.x4};
`;

/** Three figures beside each other. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  text-align: center;

  & > div + div {
    border-inline-start: 1px solid ${color.line};
  }
  & dd {
    font-family: ${font.number};
    font-size: ${text.title};
    font-weight: ${weight.strong};
    line-height: 36px;
  }
  & dt {
    font-size: ${text.xs};
    color: ${color.ink3};
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
`;

/** Outcomes of votes, the newest first. */
export const Outcomes = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
`;

/** One outcome: a word on its ground. */
export const Outcome = styled.li<{ $hit: boolean }>`
  display: grid;
  place-items: center;
  min-width: 26px;
  height: 22px;
  padding: 0 4px;
  border-radius: ${vars.radius.chip};
  background: ${({ $hit }) => ($hit ? color.brandSoft : color.surface3)};
  color: ${({ $hit }) => ($hit ? color.brand : color.ink3)};
  font-size: ${text.xs};
`;

/** A quiet sentence. */
export const Quiet = styled.p`
  font-size: ${text.s};
  color: ${color.ink3};
`;
