import { useLingui } from '@lingui/react/macro';
import { type Club, type MemberInfo, clubList } from '@pitchside/api/member/profile';
import { Button } from '@pitchside/ui/Button';
import { Combobox, type ComboboxProps } from '@pitchside/ui/Combobox';
import { Crest } from '@pitchside/ui/Crest';
import { FormField } from '@pitchside/ui/FormField';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { Textarea } from '@pitchside/ui/Textarea';
import { useSnapshot } from 'valtio';
import { system } from '../../../../../platform/system/system.store.ts';
import { BirthdayField } from './BirthdayField.tsx';
import { Fields, Line, Suggestions } from './Profile.layout.ts';
import { useNickname, type NicknameVerdict } from './useNickname.ts';
import type { ProfileForm } from './useProfile.ts';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';

/** Clubs to choose from, found while one types; those already chosen are always among them. */
function useClubs(
  chosen: readonly Club[],
): Required<Pick<ComboboxProps, 'status' | 'onRetry'>> & { clubs: readonly Club[]; find: (name: string) => void } {
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Club>>(new Map());
  const { state, again } = useResource(
    query,
    async (signal) => {
      const { list } = await api.call(clubList, { name: query }, { signal });
      setKnown((before) => new Map([...before, ...list.map((club) => [club.id, club] as const)]));
      return list;
    },
    { family: 'clubs', rest: query === '' ? 0 : 250 },
  );
  const all = new Map([...chosen.map((club) => [club.id, club] as const), ...known]);
  return { clubs: [...all.values()], status: state === 'failed' ? 'error' : state, onRetry: again, find: setQuery };
}

const clubOption = ({ id, name, short_name: shortName, colors }: Club) => ({
  value: id,
  label: name,
  keywords: shortName,
  icon: <Crest team={{ id, name, shortName, colors }} size={20} />,
});

/** Fields of the public profile. */
export function ProfileFields({ form, info }: { form: ProfileForm; info: MemberInfo }) {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const { draft, set } = form;
  const { clubs, status, onRetry, find } = useClubs(info.clubs);
  const [first = null, second = null] = draft.clubs;
  const choose = (one: string | null, other: string | null) => set({ clubs: [...new Set([one, other].filter((id) => id !== null))] });
  const regions = [{ value: '', label: t`不显示` }, ...(config?.CountryCode ?? []).map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Fields>
      <NicknameField form={form} info={info} />
      <FormField layout="side" label={t`性别`}>
        <SegmentedControl
          value={draft.sex}
          segments={[
            { value: 'male', label: t`男` },
            { value: 'female', label: t`女` },
            { value: 'secret', label: t`不显示` },
          ]}
          onValueChange={(sex) => set({ sex })}
        />
      </FormField>
      <BirthdayField
        value={draft.birthday}
        shown={draft.birthdayShown}
        onChange={(birthday) => set({ birthday })}
        onShown={(birthdayShown) => set({ birthdayShown })}
      />
      <FormField layout="side" label={t`城市`}>
        <Line>
          <Select label={t`国家或地区`} options={regions} value={draft.region} onValueChange={(region) => set({ region })} />
          <Input aria-label={t`城市`} value={draft.city} onValueChange={(city) => set({ city })} maxLength={20} placeholder={t`城市`} />
        </Line>
      </FormField>
      <FormField layout="side" label={t`支持的球队`}>
        <Line>
          <Combobox
            label={t`支持的球队`}
            options={clubs.filter(({ id }) => id !== second).map(clubOption)}
            value={first}
            onValueChange={(id) => choose(id, second)}
            onQueryChange={find}
            status={status}
            onRetry={onRetry}
            placeholder={t`搜索球队`}
          />
          <Combobox
            label={t`第二主队`}
            options={clubs.filter(({ id }) => id !== first).map(clubOption)}
            value={second}
            onValueChange={(id) => choose(first, id)}
            onQueryChange={find}
            status={status}
            onRetry={onRetry}
            placeholder={t`搜索球队`}
          />
        </Line>
      </FormField>
      <FormField layout="side" label={t`签名`}>
        <Textarea value={draft.sign} onValueChange={(sign) => set({ sign })} maxLength={60} rows={3} placeholder={t`一句话介绍自己`} />
      </FormField>
    </Fields>
  );
}

function NicknameField({ form: { draft, saved, set }, info }: { form: ProfileForm; info: MemberInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const verdict = useNickname(draft.nickname, saved.nickname);
  const date = info.nickname_free_at === null ? '' : format.date(info.nickname_free_at);
  const locked = info.nickname_free_at !== null;
  const error = draft.nickname.trim() === '' ? t`请填写昵称` : verdict && verdictWords(verdict);
  const shown = error ?? (verdict?.state === 'taken' ? <Taken verdict={verdict} onTake={(nickname) => set({ nickname })} /> : undefined);
  return (
    <FormField
      layout="side"
      label={t`昵称`}
      {...(shown !== undefined && { error: shown })}
      hint={locked ? t`${date} 后可以再改` : verdict?.state === 'free' ? t`可以使用` : undefined}
      reserveMessage
    >
      <Input
        value={draft.nickname}
        onValueChange={(nickname) => set({ nickname })}
        maxLength={16}
        counter
        disabled={locked}
        autoComplete="off"
      />
    </FormField>
  );

  function verdictWords({ state, reason }: NicknameVerdict): string | undefined {
    return state === 'refused' ? (reason ?? t`这个昵称不能用，换一个`) : undefined;
  }
}

function Taken({ verdict, onTake }: { verdict: NicknameVerdict; onTake: (nickname: string) => void }) {
  const { t } = useLingui();
  return (
    <Suggestions>
      {t`这个昵称有人用了，换一个：`}
      {verdict.suggestions.map((name) => (
        <Button key={name} tone="soft" size="s" onClick={() => onTake(name)}>
          {name}
        </Button>
      ))}
    </Suggestions>
  );
}
