import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, radius, weight, font } = vars;

/** Withdrawal on the left, conversion on the right. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 440px;
  align-items: stretch;
  gap: ${space.x4};

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Three figures in one strip. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: ${space.x3} 0;
  border-radius: ${radius.card};
  background: ${color.surface3};
`;

export const Cell = styled.div`
  display: grid;
  padding: 0 ${space.x4};
  border-inline-start: 1px solid ${color.line};
  font-size: ${text.s};
  line-height: 1.45;
  color: ${color.ink2};

  &:first-child {
    border: 0;
  }
  & > strong {
    color: ${color.ink1};
    font-family: ${font.number};
    font-size: ${text.xl};
    font-weight: ${weight.strong};
    line-height: 1.6;
  }
`;

export const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  min-height: 320px;
`;

/** What it comes to, and the act. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x6};
  margin: 0 calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
  padding: ${space.x3} ${space.x4};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface2};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Fact = styled.div<{ $big?: boolean }>`
  display: grid;
  font-size: ${text.xs};
  line-height: 1.45;
  color: ${color.ink3};

  & > strong {
    color: ${color.ink1};
    font-family: ${font.number};
    font-size: ${({ $big }) => ($big ? text.xxl : text.l)};
    font-weight: ${weight.strong};
    line-height: 1.4;
  }
`;

/** What cannot be undone. */
export const Grave = styled.p`
  margin: 0;
  padding: ${space.x3};
  border-radius: ${radius.card};
  background: ${color.liveSoft};
  font-size: ${text.s};
  line-height: 1.6;
`;

/** Name and value, line by line. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space.x2};
  margin: 0;
  line-height: 1.45;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.x4};
  }
  & dt {
    color: ${color.ink2};
  }
  & dd {
    margin: 0;
    font-weight: ${weight.medium};
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

/** Fields of a dialog under each other. */
export const Fields = styled.div`
  display: grid;
  gap: ${space.x3};
`;

/** Two lines in a cell. */
export const Two = styled.span`
  display: grid;
  line-height: 1.45;

  & > small {
    font-size: ${text.xs};
    color: ${color.ink3};
  }
`;
