export { inspectVideo } from './uploads.video.ts';
export { uploadsModule } from './module.ts';
export { largestUpload, uploadLimits } from './uploads.data.ts';
export { uploads } from './uploads.tables.ts';
export { type UploadForm, type Uploads, createUploads } from './uploads.service.ts';
