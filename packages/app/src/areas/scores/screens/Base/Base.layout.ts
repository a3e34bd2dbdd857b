import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, font, weight } = vars;

/** The tree beside the competition; above it where there is no room. */
export const Base = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: ${space.x4};
  align-items: start;
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space.x3};
  }
`;

/** The tree's column; scrolls by itself where it is longer than the view. */
export const TreePlace = styled.div`
  position: sticky;
  top: calc(60px + ${space.x4});
  max-height: calc(100vh - 60px - ${space.x8});
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-width: 991px) {
    position: static;
    max-height: 320px;
  }
`;

/** Everything of one competition. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** The table with the round beside it; a table of many columns (`$wide`) stands above it where there is little room. */
export const Pair = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? 352 : 400)}px;
  gap: ${space.x4};
  align-items: start;

  @media (max-width: 1439px) {
    grid-template-columns: minmax(0, 1fr) 352px;
  }
  @media (max-width: ${({ $wide }) => ($wide ? 1599 : 1279)}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The competition's board on the site's dark turf. */
export const Board = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3} ${space.x5};
  align-items: center;
  min-height: 124px;
  padding: ${space.x5} ${space.x6};
  border-radius: ${vars.radius.card};
  background: ${color.frame};
  color: ${color.onFrame};

  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Name and figures of the competition. */
export const Naming = styled.div`
  display: grid;
  gap: ${space.x2};
  min-width: 0;

  & > h1 {
    font-size: ${text.title};
    font-weight: ${weight.strong};
    line-height: 1.45;
  }
`;

/** Figures in one line. */
export const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.x4};
  font-size: ${text.s};
  color: ${color.onFrameMuted};

  & b {
    font-family: ${font.number};
    font-size: 15px;
    color: ${color.onFrame};
  }
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** The season's choice with how far it is. */
export const Season = styled.div`
  display: grid;
  gap: ${space.x2};
  width: 208px;
`;

/** How many of a season's matches are over, as a bar. */
export const Progress = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  overflow: hidden;
  appearance: none;
  border: 0;
  border-radius: 3px;
  background: ${color.frameRaised};

  &::-webkit-progress-bar {
    background: ${color.frameRaised};
  }
  &::-webkit-progress-value {
    background: ${color.onFrame};
  }
  &::-moz-progress-bar {
    background: ${color.onFrame};
  }
`;

/** A day of a round with its matches. */
export const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > h3 {
    padding: ${space.x2} 0 ${space.x1};
    font-size: ${text.s};
    font-weight: ${weight.medium};
    color: ${color.ink2};
  }
`;

/** A team with its crest in a line. */
export const TeamName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  max-width: 100%;
  vertical-align: middle;
  white-space: nowrap;
`;

/** A player's name in one line. */
export const PlayerName = styled.span`
  white-space: nowrap;
`;

/** Marks beside each other. */
export const Marks = styled.span`
  display: inline-flex;
  gap: ${space.x1};
`;

/** Groups of a cup beside each other, or under each other where their tables are wide. */
export const Groups = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))')};
  gap: ${space.x4} ${space.x5};
  align-items: start;

  & h3 {
    padding-bottom: ${space.x1};
    font-size: ${text.m};
    font-weight: ${weight.strong};
  }
`;

/** A quiet sentence. */
export const Quiet = styled.p`
  font-size: ${text.s};
  color: ${color.ink3};
`;

/** Lines of teams that a search found. */
export const FoundTeam = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: 36px;
  padding: 2px ${space.x3} 2px ${space.x4};
  color: ${color.ink2};

  &:hover {
    background: ${color.surface3};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    margin-inline-start: auto;
    flex: none;
    font-size: ${text.xs};
    color: ${color.ink3};
  }
`;
