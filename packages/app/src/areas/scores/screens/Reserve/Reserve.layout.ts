import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Title, number, and actions on all of them. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  min-height: 40px;

  & > p {
    flex: 1;
  }
`;

/** Broadcasts that are announced, beside each other where there is room. */
export const Announced = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: ${space.x3};
`;

/** Announcement: anchor, title and time, with the button to cancel it. */
export const AnnouncedLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  padding: ${space.x3} ${space.x4};
`;

/** Title over time and name, each on one line. */
export const Words = styled.span`
  display: grid;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
