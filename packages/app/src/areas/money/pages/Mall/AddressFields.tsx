import { useLingui } from '@lingui/react/macro';
import { goodsAddress, mallLimits, type PostalAddress } from '@pitchside/api/money/mall';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Textarea } from '@pitchside/ui/Textarea';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { Fields, Pair } from './Mall.layout.ts';

const nothing: PostalAddress = { name: '', phone: '', address: '' };

/** Whether an address has all that a parcel needs. */
export const isWhole = ({ name, phone, address }: PostalAddress): boolean => [name, phone, address].every((text) => text.trim() !== '');

/** The address that is typed; it begins with the one that the member gave last. */
export function useAddress(isAsked: boolean): [PostalAddress, (address: PostalAddress) => void] {
  const [typed, setTyped] = useState<PostalAddress>();
  const { value } = useResource(isAsked ? 'address' : null, (signal) => api.call(goodsAddress, {}, { signal, quiet: true }));
  return [typed ?? value?.address ?? nothing, setTyped];
}

interface AddressFieldsProps {
  value: PostalAddress;
  onValueChange: (address: PostalAddress) => void;
  /** Whether the form was submitted incomplete; missing fields are then marked. */
  isTried: boolean;
}

/** Recipient and address of a parcel. */
export function AddressFields({ value, onValueChange, isTried }: AddressFieldsProps) {
  const { t } = useLingui();
  const lack = (text: string) => isTried && text.trim() === '' && { error: t`必填` };
  return (
    <Fields>
      <Pair>
        <FormField label={t`收件人`} required {...lack(value.name)}>
          <Input
            value={value.name}
            onValueChange={(name) => onValueChange({ ...value, name })}
            maxLength={mallLimits.name}
            autoComplete="name"
          />
        </FormField>
        <FormField label={t`电话`} required {...lack(value.phone)}>
          <Input
            value={value.phone}
            onValueChange={(phone) => onValueChange({ ...value, phone })}
            maxLength={mallLimits.phone}
            type="tel"
            autoComplete="tel"
          />
        </FormField>
      </Pair>
      <FormField label={t`收货地址`} required {...lack(value.address)}>
        <Textarea
          value={value.address}
          onValueChange={(address) => onValueChange({ ...value, address })}
          maxLength={mallLimits.address}
          rows={2}
        />
      </FormField>
    </Fields>
  );
}
