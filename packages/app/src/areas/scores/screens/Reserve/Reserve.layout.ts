import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text } = vars;

/** Title, how many, and what can be done with all of them. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  min-height: 40px;

  & > h1 {
    font-size: ${text.title};
  }
  & > p {
    flex: 1;
    color: ${color.ink3};
    font-size: ${text.s};
  }
`;

/** Broadcasts that are announced, beside each other where there is room. */
export const Announced = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: ${space.x3};
`;

/** One of them: who, what and when, and the way to let it go. */
export const AnnouncedLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x3} ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};
`;

/** Title over time and name, each on one line. */
export const Words = styled.span`
  display: grid;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a {
    font-weight: ${vars.weight.medium};
  }
  & > a:hover {
    color: ${color.brand};
  }
  & > :last-child {
    color: ${color.ink3};
    font-size: ${text.s};
  }
`;
