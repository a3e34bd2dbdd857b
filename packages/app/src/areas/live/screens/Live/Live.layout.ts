import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space } = vars;

/** Scoreboard between head and player; its height is reserved. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x3};
  min-height: 76px;
  padding: ${space.x1} ${space.x4};
  border: solid ${color.line};
  border-width: 0 1px;
  background: ${color.surface1};
  color: ${color.ink3};
  font-size: ${vars.text.s};
  white-space: nowrap;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space.x3};
    padding: ${space.x2} ${space.x3};

    & > :nth-child(2) {
      grid-row: 1;
      grid-column: 1 / -1;
      justify-self: center;
    }
  }
`;

/** The score with who scored under it, each side under its own. */
export const Middle = styled.span`
  display: grid;
  justify-items: center;
  min-width: 0;
`;

/** Who scored: the home side's end where the away side's begin. */
export const Scorers = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x6};
  width: 100%;
  height: 18px;
  font-size: ${vars.text.xs};
  line-height: 18px;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > :first-child {
    text-align: end;
  }
`;

/** Where the match stands: the minute large, half and half-time score beside it. */
export const Standing = styled.span`
  justify-self: end;
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;

  & > :first-child {
    font-size: ${vars.text.xl};
  }
  & > :nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** What happened in the match, newest first. */
export const EventsPlace = styled.div`
  padding: ${space.x2};
`;

/** Where events will stand. */
export const EventsWait = styled.div`
  padding: ${space.x4};
`;

/** Other rooms that show the same match, under its events. */
export const Same = styled.section`
  padding: ${space.x3} ${space.x4} ${space.x4};
  border-top: 1px solid ${color.line};

  & > h2 {
    margin-bottom: ${space.x1};
    font-size: ${vars.text.m};
  }
`;

/** One of those rooms: who speaks, of what, and how hot it is. */
export const SameRoom = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  min-height: 52px;
  border-radius: ${vars.radius.chip};

  &:hover {
    color: ${color.brand};
  }
  & > :last-child {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: ${color.ink3};
    font-family: ${vars.font.number};
    font-weight: ${vars.weight.strong};
  }
`;

/** Name over title, each on one line. */
export const SameWords = styled.span`
  display: grid;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 20px;
  }
  & > :last-child {
    color: ${color.ink3};
    font-size: ${vars.text.xs};
    line-height: 18px;
  }
`;

/** The way into the chat, at the foot of the column. */
export const Join = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x3} ${space.x4};
  border-top: 1px solid ${color.line};
  background: ${color.surface2};

  & p:last-child {
    color: ${color.ink3};
    font-size: ${vars.text.s};
  }
`;
