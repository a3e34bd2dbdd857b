export { NoticeList, noticeTones, type Notice, type NoticeListProps } from './NoticeList.tsx';
