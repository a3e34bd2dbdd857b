export { uploadsModule } from './module.ts';
export { uploadLimits } from './uploads.data.ts';
export { type UploadForm, type Uploads, createUploads } from './uploads.service.ts';
