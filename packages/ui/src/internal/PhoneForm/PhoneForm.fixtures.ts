import { say } from '../../lab/storykit/say.ts';
import type { PhoneFormProps } from './PhoneForm.tsx';

/** The form with its texts, untouched. */
export const form: PhoneFormProps = {
  words: {
    title: say('手机登录', 'Log in', 'Đăng nhập'),
    country: say('国家或地区', 'Country or region', 'Quốc gia hoặc khu vực'),
    mobile: say('手机号', 'Mobile number', 'Số điện thoại'),
    password: say('密码', 'Password', 'Mật khẩu'),
    submit: say('登录', 'Log in', 'Đăng nhập'),
    mobileMissing: say('请输入手机号', 'Enter your mobile number', 'Nhập số điện thoại'),
    passwordMissing: say('请输入密码', 'Enter your password', 'Nhập mật khẩu'),
  },
  line: say(
    '先在手机上登录，再确认电脑。',
    'Log in on the phone first, then confirm the computer.',
    'Đăng nhập trên điện thoại trước, rồi xác nhận máy tính.',
  ),
  countries: [
    { code: '86', name: say('中国', 'China', 'Trung Quốc') },
    { code: '84', name: say('越南', 'Vietnam', 'Việt Nam') },
  ],
  onSubmit: () => undefined,
};
