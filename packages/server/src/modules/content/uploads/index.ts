export { inspectVideo } from './uploadsVideo.ts';
export { codingTexts } from './uploadsTexts.ts';
export { type CodingFault } from './coding/coding.data.ts';
export { uploadsModule } from './module.ts';
export { largestUpload, uploadLimits } from './uploads.data.ts';
export { uploads } from './uploads.tables.ts';
export { type UploadForm, type Uploads, createUploads } from './uploads.service.ts';
