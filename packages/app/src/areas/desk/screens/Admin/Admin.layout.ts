import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

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

/** Cards under each other in a column. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** The same fields in each language, beside each other. */
export const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.x4};
  margin: ${space.x3} 0;

  & > * {
    display: grid;
    gap: ${space.x3};
  }

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Row of controls or texts, with space around it. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  margin: ${space.x2} 0 ${space.x3};
`;

/** Buttons at the end of a row. */
export const Keys = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x2};
  margin-inline-start: auto;
`;

/** Picture or name with content beside it. */
export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** Header of the open case: the member and its state. */
export const CaseHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x3};
`;

/** A block of the open case with its small title. */
export const Block = styled.div`
  display: grid;
  gap: ${space.x2};
  margin-top: ${space.x4};
`;

/** Small title with its controls. */
export const SmallTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x2};
`;

/** Both sides of a paper. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2};

  & img {
    width: 100%;
  }
`;

/** Acts and words beside each other. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
`;

/** Short fields beside each other, as many as find room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  align-items: end;
  gap: ${space.x3};
`;

/** A field that grows, a choice, and the act, in one row. */
export const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px auto;
  align-items: center;
  gap: ${space.x2};
`;

/** A choice and two lists that narrow a table, beside each other. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px 176px;
  align-items: center;
  justify-items: start;
  gap: ${space.x2};
  margin: ${space.x2} 0 ${space.x3};

  & > :not(:first-child) {
    width: 100%;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** One setting: its words beside its field. */
export const Setting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  gap: ${space.x3};
  padding: 7px 0;
`;

/** Description of a change, with its reason. */
export const Change = styled.div`
  display: grid;
  gap: ${space.x2};
  margin-top: ${space.x3};
`;

/** Drift of the ledger, with the numbers behind it. */
export const Drift = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.x4};

  & > :first-child {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
  }
`;

/** Password prompt of the closed desk. */
export const Door = styled.div`
  width: min(380px, calc(100vw - 32px));
  margin: 18vh auto;
`;

/** Fields of the prompt. */
export const DoorFields = styled.div`
  display: grid;
  gap: ${space.x4};
  padding: ${space.x6};
`;
