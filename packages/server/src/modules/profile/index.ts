export { createProfile, type Profile, type ProfileParts } from './profile.service.ts';
