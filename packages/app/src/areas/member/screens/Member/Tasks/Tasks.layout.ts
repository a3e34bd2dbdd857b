import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, radius, space, text, weight } = vars;

/** The month beside the tasks. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(360px, 464px) minmax(0, 1fr);
  align-items: stretch;
  gap: ${space.x4};
  min-width: 0;

  @media (max-width: 1319px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A card of the page. */
export const Card = styled.section`
  min-width: 0;
  padding: ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface1};
`;

/** How much of the day is done, beside what it brought. */
export const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.x3};
  margin: ${space.x3} 0;
  font-size: ${text.s};
  line-height: 20px;
  color: ${color.ink2};
`;

/** Diamonds of the day. */
export const Earned = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

/** One list of tasks below the other, from edge to edge of the card. */
export const Groups = styled.div`
  display: grid;
  gap: ${space.x3};
  margin: 0 calc(-1 * ${space.x4}) calc(-1 * ${space.x4});

  & > * {
    border-width: 1px 0 0;
    border-radius: 0;
  }
  & > *:last-child {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`;

/** Short rules beside each other. */
export const RuleGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.x4} ${space.x6};
  margin: ${space.x2} 0 0;
  font-size: ${text.s};
  line-height: 20px;
  color: ${color.ink2};

  & dt {
    margin-bottom: 2px;
    font-size: ${text.m};
    font-weight: ${weight.strong};
    color: ${color.ink1};
  }
  & dd {
    margin: 0;
  }
  @media (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
