import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text } = vars;

/** Card around everything that chooses. */
export const Bar = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};

  & > :nth-child(2) > * {
    border-width: 1px 0;
    border-radius: 0;
  }
`;

/** A line of the card; wraps where it must. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  min-height: 52px;
  padding: ${space.x2} ${space.x4};

  & > h1 {
    margin-inline-end: ${space.x1};
    font-size: ${text.xl};
    font-weight: ${vars.weight.strong};
  }
`;

/** The strip's place; its height is reserved. */
export const Strip = styled.div`
  min-height: 64px;
`;

/** Pushes what follows to the end of the line. */
export const Spread = styled.span`
  flex: 1;
`;

/** The search field's width. */
export const Search = styled.div`
  width: 220px;
`;

/** Coloured stripe of a league before its name. */
export const Stripe = styled.span<{ $color: string }>`
  width: 5px;
  height: 14px;
  border-radius: 1px;
  background: ${({ $color }) => $color};
  transform: skewX(${vars.skew});
`;

/** The figure of a chip. */
export const Count = styled.b`
  font-family: ${vars.font.number};
  font-size: ${text.s};
  color: inherit;
`;

/** The list, with the person's own things beside it where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 328px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The person's own things; beside each other under the list. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  align-items: start;

  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A card of the side. */
export const Card = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};
`;

/** Space inside a card. */
export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x3} ${space.x4} ${space.x4};
`;

/** The next reserved match on the site's dark turf. */
export const Next = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x4};
  background: ${color.frame};
  color: ${color.onFrame};
`;

/** Countdown and league of the next match. */
export const NextHead = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2};
  font-size: ${text.s};
  color: ${color.onFrameMuted};
`;

/** A reserved match, a line. */
export const Mine = styled.li`
  display: grid;
  grid-template-columns: 62px minmax(0, 1fr) auto;
  gap: ${space.x2};
  align-items: center;
  padding: ${space.x2} ${space.x4};
  border-top: 1px solid ${color.line};
`;

/** When it begins: the time over the day. */
export const When = styled.span`
  font-family: ${vars.font.number};
  font-size: ${text.l};
  font-weight: ${vars.weight.strong};
  line-height: 20px;

  & > small {
    display: block;
    font-family: ${vars.font.text};
    font-size: ${text.xs};
    font-weight: ${vars.weight.normal};
    line-height: 18px;
    color: ${color.ink3};
  }
`;

/** Who shows what, a line. */
export const Showing = styled.li`
  border-top: 1px solid ${color.line};

  &:first-child {
    border-top: 0;
  }
  & > a {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: ${space.x3};
    align-items: center;
    padding: ${space.x2} 0;
  }
  & > a:hover strong {
    color: ${color.brand};
  }
`;

/** Two lines of text that are cut, never wrapped. */
export const Lines = styled.span`
  display: grid;
  min-width: 0;
  font-size: ${text.s};
  color: ${color.ink3};

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > strong {
    font-size: ${text.m};
    font-weight: ${vars.weight.medium};
    color: ${color.ink1};
  }
`;

/** A quiet sentence. */
export const Quiet = styled.p`
  font-size: ${text.s};
  color: ${color.ink3};
`;

/** A place in the list for a state of it. */
export const Place = styled.div`
  padding: ${space.x6} ${space.x4};
`;
