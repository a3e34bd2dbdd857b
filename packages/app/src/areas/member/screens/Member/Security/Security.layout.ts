import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, text, radius } = vars;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
  align-items: stretch;
  gap: ${space.x6};
  margin-top: ${space.x4};

  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The bar of conditions under the title. */
export const Bar = styled.div`
  margin-top: ${space.x4};
`;

/** Everything of the real name, framed. */
export const Identity = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  padding: ${space.x5};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

/** Icon, words and state of a review. */
export const Review = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};

  & > :last-child {
    margin-left: auto;
  }
  & b {
    display: block;
    font-weight: ${vars.weight.strong};
  }
  & small {
    color: ${color.ink3};
    font-size: ${text.xs};
  }
`;

/** Why a review failed. */
export const Reason = styled.p`
  padding: ${space.x3};
  border-radius: ${radius.card};
  background: ${color.liveSoft};
  color: ${color.ink1};
  font-size: ${text.s};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

/** Fields of a form under each other. */
export const Form = styled.form`
  display: grid;
  gap: ${space.x3};
`;

/** What a verified name is good for. */
export const Facts = styled.ul`
  display: grid;
  gap: ${space.x2};
  color: ${color.ink2};
  font-size: ${text.s};

  & > li {
    display: flex;
    gap: ${space.x2};
    line-height: 1.5;
  }
  & svg {
    flex: none;
    margin-top: 3px;
    color: ${color.success};
  }
`;

/** A table right under its title. */
export const TableSpace = styled.div`
  margin: ${space.x3} calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
`;

/** A browser with its icon. */
export const Device = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
`;
