export { Drawer, drawerSides, drawerSizes, type DrawerProps } from './Drawer.tsx';
