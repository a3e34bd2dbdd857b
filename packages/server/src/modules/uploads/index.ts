export { createUploads, type Uploads } from './uploads.service.ts';
export { createFolderStorage, type ObjectStorage } from './uploads.storage.ts';
export { uploadRoutes } from '../../http/uploads.routes.ts';
export { openUploadSite, type UploadSite } from '../../http/uploads.site.ts';
export { uploadLimits } from './uploads.data.ts';
