export { inspectVideo } from './uploads.video.ts';
export { codingTexts } from './uploads.texts.ts';
export { type CodingFault } from './coding/coding.data.ts';
export { uploadsModule } from './module.ts';
export { largestUpload, uploadLimits } from './uploads.data.ts';
export { uploads } from './uploads.tables.ts';
export { type UploadForm, type Uploads, createUploads } from './uploads.service.ts';
