/** Messages that the first page does not say; made when the site is built, empty in development. */
declare module 'virtual:later-words/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
