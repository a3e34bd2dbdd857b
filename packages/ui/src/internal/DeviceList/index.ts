export { DeviceList, type Device, type DeviceListProps } from './DeviceList.tsx';
