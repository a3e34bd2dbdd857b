import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A bank with its card number prefixes; the longest matching one wins. */
interface Bank {
  code: string;
  name: MessageDescriptor;
  begins: readonly string[];
}

/** Larger banks; source: the issuers' published card ranges. Members type the name of any other bank. */
export const banks: readonly Bank[] = [
  { code: 'ICBC', name: msg`工商银行`, begins: ['622200', '622202', '622203', '622208', '621225', '621226', '621227', '620058', '621281'] },
  { code: 'ABC', name: msg`农业银行`, begins: ['622848', '622845', '622846', '622849', '621282', '621336', '621619', '95599'] },
  {
    code: 'BOC',
    name: msg`中国银行`,
    begins: ['621660', '621661', '621663', '621665', '621666', '621667', '621668', '621669', '456351', '601382', '621256', '621212'],
  },
  { code: 'CCB', name: msg`建设银行`, begins: ['621700', '622700', '436742', '622280', '623668', '623669', '621284', '532458', '552245'] },
  { code: 'BCM', name: msg`交通银行`, begins: ['622258', '622259', '622260', '622261', '622262', '405512', '601428', '621069', '620013'] },
  {
    code: 'CMB',
    name: msg`招商银行`,
    begins: ['622588', '622580', '622598', '622609', '621286', '621483', '621485', '621486', '410062', '690755', '468203'],
  },
  { code: 'PSBC', name: msg`邮储银行`, begins: ['621096', '621098', '622150', '622151', '622188', '622199', '621799', '621797', '955100'] },
  { code: 'CITIC', name: msg`中信银行`, begins: ['622690', '622691', '622692', '622696', '622698', '621768', '621770', '433670'] },
  { code: 'CEB', name: msg`光大银行`, begins: ['622660', '622662', '622663', '622664', '622665', '622666', '622667', '621489', '621492'] },
  { code: 'CIB', name: msg`兴业银行`, begins: ['622908', '622909', '622901', '622902', '438588', '451804', '966666'] },
  {
    code: 'SPDB',
    name: msg`浦发银行`,
    begins: ['622516', '622517', '622518', '622521', '622522', '622523', '621352', '621793', '621795', '984301'],
  },
  { code: 'CMBC', name: msg`民生银行`, begins: ['622615', '622616', '622617', '622618', '622619', '622620', '622622', '621691', '415599'] },
  { code: 'PAB', name: msg`平安银行`, begins: ['622155', '622156', '622298', '622989', '622986', '621626', '623058', '602907'] },
  { code: 'HXB', name: msg`华夏银行`, begins: ['622630', '622631', '622632', '622633', '621222', '623020', '999999'] },
  { code: 'CGB', name: msg`广发银行`, begins: ['622568', '622555', '622556', '622557', '621462', '623506', '685800'] },
  { code: 'VCB', name: msg`越南外贸银行`, begins: ['970436', '686868'] },
  { code: 'TCB', name: msg`越南科技商业银行`, begins: ['970407'] },
  { code: 'BIDV', name: msg`越南投资发展银行`, begins: ['970418', '668899'] },
  { code: 'CTG', name: msg`越南工商银行`, begins: ['970415', '620160'] },
];

/** The bank of a card number, or of its first six digits. */
export function bankOf(number: string): Bank | undefined {
  const fits = banks.flatMap((bank) =>
    bank.begins.filter((begin) => number.startsWith(begin)).map((begin) => ({ bank, length: begin.length })),
  );
  return fits.sort((one, other) => other.length - one.length)[0]?.bank;
}

/** Whether the check digit of a card number is right (Luhn). */
export function isCardNumber(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0);
  return digits.length >= 12 && sum % 10 === 0;
}
