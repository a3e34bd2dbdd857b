import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const miscDeclared = [
  declareCall('POST', 'banner/getAdvertisement', 'public', 'read', 'One advertisement of a place.'),
  declareCall('GET', 'banner/getAdvertisingList', 'public', 'read', 'Advertisements of a place.'),
];
