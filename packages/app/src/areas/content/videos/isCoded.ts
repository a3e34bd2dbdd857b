import type { UploaderProps } from '@pitchside/ui/Uploader';

/** Whether the site makes other videos into what browsers play: it says so by taking more than one kind. */
export const isCoded = ({ uploader: { accept = [] } }: { uploader: Pick<UploaderProps, 'accept'> }): boolean => accept.length > 1;
