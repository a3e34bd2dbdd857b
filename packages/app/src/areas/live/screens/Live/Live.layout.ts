import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The way into the chat, in the foot of the column. */
export const Join = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
`;

/** Place of the match events, newest first. */
export const EventsPlace = styled.div`
  padding: ${space.x2};
`;

/** Placeholder of the events. */
export const EventsWait = styled.div`
  padding: ${space.x4};
`;

/** Other rooms that show the same match, under its events. */
export const Same = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  padding: ${space.x3} ${space.x4} ${space.x4};
`;

/** One of those rooms: anchor, subject and heat. */
export const SameRoom = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: center;
  min-height: 52px;
`;

/** A sign and its figure. */
export const Heat = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
`;
