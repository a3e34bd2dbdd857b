import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, font, radius, space, text, weight } = vars;

/** The desk: cards under each other below its head. */
export const Desk = styled.div`
  display: grid;
  gap: ${space.x4};
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x5} ${space.x6} ${space.x10};
`;

/** Stays at the top while the desk scrolls. */
export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: ${vars.layer.header};
`;

/** What the head says beside the logo, and who is there. */
export const HeadWords = styled.span`
  font-size: ${text.s};
  font-weight: ${weight.strong};
  color: ${color.onFrame};
  white-space: nowrap;
`;

/** A wide card beside a narrow one. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(400px, 496px);
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.section`
  min-width: 0;
  padding: ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface1};
  scroll-margin-top: 76px;
`;

/** A row of controls. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  margin: ${space.x2} 0 ${space.x3};
`;

/** What keys do. */
export const Keys = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  margin-inline-start: auto;
  font-size: ${text.xs};
  line-height: 20px;
  color: ${color.ink3};

  & kbd {
    padding: 0 5px;
    border: 1px solid ${color.lineStrong};
    border-radius: 4px;
    font: ${weight.medium} 11px/16px ${font.number};
  }
`;

/** Two lines in a cell. */
export const Twin = styled.span`
  display: grid;
  line-height: 20px;

  & small {
    font-size: ${text.xs};
    color: ${color.ink3};
  }
`;

export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** A row that can be pressed by its first cell. */
export const CaseLink = styled.button`
  display: grid;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  line-height: 20px;
  text-align: start;
  color: inherit;
  cursor: pointer;

  & small {
    font-size: ${text.xs};
    color: ${color.ink3};
  }
`;

/** Head of the open case. */
export const CaseHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x3};
  margin: calc(-1 * ${space.x4}) calc(-1 * ${space.x4}) ${space.x4};
  padding: 14px ${space.x4};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.frame};
  color: ${color.onFrame};
  line-height: 22px;

  & small {
    display: block;
    font-size: ${text.s};
    color: ${color.onFrameMuted};
  }
`;

/** What is asked for, what the site keeps, what is paid. */
export const Flow = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.x2};
  margin: 0 0 ${space.x4};
  padding: 10px ${space.x4};
  border-radius: ${radius.card};
  background: ${color.surface3};

  & dt {
    font-size: ${text.xs};
    line-height: 18px;
    color: ${color.ink3};
  }
  & dd {
    margin: 0;
    font: ${weight.strong} 20px/28px ${font.number};
  }
`;

/** What the server compared. */
export const Checks = styled.ul`
  display: grid;
  margin: 0 0 ${space.x4};
  padding: 0;
  list-style: none;
  font-size: ${text.s};

  & li {
    display: grid;
    grid-template-columns: 18px 96px minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-height: 38px;
    border-bottom: 1px solid ${color.line};
    line-height: 20px;
  }
  & li:last-child {
    border: 0;
  }
  & [data-ok='true'] svg {
    color: ${color.success};
  }
  & [data-ok='false'] svg {
    color: ${color.warning};
  }
`;

export const SmallTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x2};
  margin: 0 0 6px;
  font-size: ${text.s};
  font-weight: ${weight.strong};
  line-height: 20px;

  & small {
    font-size: ${text.s};
    font-weight: ${weight.normal};
    color: ${color.ink3};
  }
`;

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2};
  margin-bottom: ${space.x4};

  & img {
    width: 100%;
    border: 1px solid ${color.lineStrong};
    border-radius: 6px;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x2};
  margin: ${space.x3} calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
  padding: ${space.x3} ${space.x4};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface2};
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-bottom: ${space.x2};
`;

/** One setting: its words beside its field. */
export const Setting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  gap: ${space.x3};
  padding: 7px 0;
  border-bottom: 1px solid ${color.line};

  &:last-of-type {
    border: 0;
  }
`;

/** The ledger's one figure. */
export const Drift = styled.div<{ $sound: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.x4};
  margin: ${space.x3} 0;
  padding: ${space.x3} ${space.x5};
  border-radius: 4px;
  background: ${({ $sound }) => ($sound ? color.frame : color.liveSoft)};
  color: ${({ $sound }) => ($sound ? color.onFrame : color.live)};
  font-size: ${text.s};
  line-height: 20px;

  & b {
    margin-inline: ${space.x2};
    font: ${weight.strong} 28px/36px ${font.number};
  }
`;

export const Quiet = styled.p`
  margin: ${space.x2} 0;
  font-size: ${text.s};
  line-height: 20px;
  color: ${color.ink3};
`;

/** The closed desk. */
export const Door = styled.form`
  display: grid;
  gap: ${space.x4};
  width: min(380px, calc(100vw - 32px));
  margin: 18vh auto;
  padding: ${space.x6};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface1};
`;

export const Flush = styled.div`
  margin: ${space.x3} calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
`;
