export { Dialog, DialogClose, DialogTitle, type DialogProps } from './Dialog.tsx';
export { DialogActions, type DialogActionsProps } from './DialogActions.tsx';
export { DialogFrame, dialogSizes, type DialogFrameProps } from './DialogFrame.tsx';
