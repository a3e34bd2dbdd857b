export { Uploader, uploaderLooks, type UploaderProps } from './Uploader.tsx';
export { uploadStates, type UploadItem, type UploadRefusal, type UploadRules, type UploadState } from './upload.ts';
