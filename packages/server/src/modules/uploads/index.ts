export { createUploads, type Uploads } from './uploads.service.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { openUploadSite, type UploadSite } from './uploads.site.ts';
export { uploadLimits } from './uploads.data.ts';
