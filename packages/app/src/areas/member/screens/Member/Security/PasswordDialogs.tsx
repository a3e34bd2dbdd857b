import { useLingui } from '@lingui/react/macro';
import { changePassword, setPaymentPassword } from '@pitchside/api/member/profile';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { Form } from './Security.layout.ts';
import { useAct } from './useAct.ts';

/** Sets the payment password, or changes it by the old one. */
export function PaymentDialog({ isSet, onClose }: { isSet: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const differs = confirm !== '' && confirm !== password;
  const ready = password.length >= 6 && confirm === password && (!isSet || old !== '');
  const { run, working, error } = useAct(
    (idempotencyKey) => api.call(setPaymentPassword, { password, confirm, ...(isSet && { old_password: old }) }, { idempotencyKey }),
    onClose,
  );
  const title = isSet ? t`修改支付密码` : t`设置支付密码`;
  return (
    <Dialog
      open
      size="s"
      keepOnOutsidePress
      title={title}
      description={t`提现、转账、绑定账户时要用；输错 5 次会锁定 30 分钟。`}
      onClose={onClose}
      footer={<DialogActions confirm={t`保存`} onConfirm={() => void run()} onCancel={onClose} loading={working} disabled={!ready} />}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void run();
        }}
      >
        {isSet && (
          <Input
            type="password"
            label={t`原支付密码`}
            value={old}
            onValueChange={setOld}
            only="digits"
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <Input
          type="password"
          label={t`新密码`}
          hint={t`至少 6 位数字，不要用连号`}
          value={password}
          onValueChange={setPassword}
          only="digits"
          maxLength={20}
          inputMode="numeric"
          autoComplete="new-password"
        />
        <Input
          type="password"
          label={t`再输一次`}
          value={confirm}
          onValueChange={setConfirm}
          only="digits"
          maxLength={20}
          inputMode="numeric"
          autoComplete="new-password"
          reserveMessage
          {...((differs || error) && { error: differs ? t`两次输入不一致` : error })}
        />
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}

/** Changes the login password by the old one; other browsers and access tokens end with it, unless the member says otherwise. */
export function LoginPasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [endOthers, setEndOthers] = useState(true);
  const ready = old !== '' && password.length >= 8;
  const { run, working, error } = useAct(
    () => api.call(changePassword, { old_password: old, password, end_others: endOthers }),
    () => {
      onClose();
      onDone();
    },
  );
  return (
    <Dialog
      open
      size="s"
      keepOnOutsidePress
      title={t`修改登录密码`}
      onClose={onClose}
      footer={<DialogActions confirm={t`保存`} onConfirm={() => void run()} onCancel={onClose} loading={working} disabled={!ready} />}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void run();
        }}
      >
        <Input type="password" label={t`原密码`} value={old} onValueChange={setOld} maxLength={128} autoComplete="current-password" />
        <Input
          type="password"
          label={t`新密码`}
          hint={t`至少 8 位`}
          value={password}
          onValueChange={setPassword}
          maxLength={128}
          autoComplete="new-password"
          reserveMessage
          {...(error && { error })}
        />
        <Checkbox checked={endOthers} onCheckedChange={setEndOthers}>
          {t`其他设备退出登录，访问令牌全部作废`}
        </Checkbox>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
