import { useLingui } from '@lingui/react/macro';
import { adminSaveGoods, goodsArts, mallLimits, type DeskGoods } from '@pitchside/api/money/mall';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { GoodsPicture } from '@pitchside/ui/GoodsPicture';
import { IconButton } from '@pitchside/ui/IconButton';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { WholeNumberField } from '../../../../../platform/numbers/WholeNumberField.tsx';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Bar, Blocks } from '../Admin.layout.ts';
import { SaveFoot } from '../SaveFoot.tsx';
import { TextInThree } from '../TextInThree.tsx';
import { draftOf, goodsRanges, inputOf, type GoodsDraft } from './goodsDraft.ts';

interface GoodsFormProps {
  /** The ones that are changed; undefined for new ones. */
  goods: DeskGoods | undefined;
  gifts: readonly { id: string; name: string }[];
  onSaved: (goods: DeskGoods) => void;
}

/** Form of goods: names, price, stock, and the content for the backpack. */
export function GoodsFormWired({ goods, gifts, onSaved }: GoodsFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => draftOf(goods));
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const set = (change: Partial<GoodsDraft>) => setDraft({ ...draft, ...change });

  async function save(): Promise<void> {
    setTried(true);
    const input = inputOf(draft, goods?.id);
    if (!input) return;
    await send(async () => {
      const saved = await api.call(adminSaveGoods, input);
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  const title = goods ? t`修改商品` : t`新建商品`;
  return (
    <Card aria-label={title} title={title}>
      <Blocks>
        {goods === undefined && (
          <SegmentedControl
            label={t`种类`}
            value={draft.kind}
            onValueChange={(kind) => set({ kind })}
            segments={[
              { value: 'physical', label: t`实物` },
              { value: 'virtual', label: t`虚拟` },
            ]}
          />
        )}
        <TextInThree
          value={draft.names}
          onValueChange={(names) => set({ names })}
          label={(tongue) => t`名称（${tongue}）`}
          maxLength={() => mallLimits.goodsName}
          required
          isTried={isTried}
        />
        <TextInThree
          value={draft.abouts}
          onValueChange={(abouts) => set({ abouts })}
          label={(tongue) => t`介绍（${tongue}）`}
          maxLength={() => mallLimits.about}
        />
        <Bar role="group" aria-label={t`图样`}>
          {goodsArts.map((art, index) => {
            const number = index + 1;
            return (
              <IconButton
                key={art}
                label={t`图样 ${number}`}
                aria-pressed={draft.art === art}
                icon={<GoodsPicture art={art} size={24} />}
                onClick={() => set({ art })}
              />
            );
          })}
        </Bar>
        <WholeNumberField
          label={t`单价（黄钻）`}
          required
          {...(isTried && draft.price === null && { error: t`必填` })}
          value={draft.price}
          onValueChange={(price) => set({ price })}
          {...goodsRanges.price}
        />
        <WholeNumberField
          label={t`库存`}
          optional
          hint={t`空着就是不限量；不能比已兑的少`}
          value={draft.stock}
          onValueChange={(stock) => set({ stock })}
          least={goods?.sold ?? 0}
          most={goodsRanges.stock.most}
        />
        <WholeNumberField
          label={t`每人限兑`}
          optional
          hint={t`空着就是不限`}
          value={draft.most}
          onValueChange={(most) => set({ most })}
          {...goodsRanges.most}
        />
        {draft.kind === 'virtual' && (
          <>
            <FormField label={t`放进背包的礼物`} required {...(isTried && draft.giftId === '' && { error: t`必填` })}>
              <Select
                value={draft.giftId}
                onValueChange={(giftId) => set({ giftId })}
                options={gifts.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </FormField>
            <WholeNumberField
              label={t`每份几个`}
              value={draft.giftCount}
              onValueChange={(giftCount) => set({ giftCount })}
              {...goodsRanges.giftCount}
            />
            <WholeNumberField
              label={t`有效天数`}
              optional
              hint={t`空着就长期有效`}
              value={draft.giftDays}
              onValueChange={(giftDays) => set({ giftDays })}
              {...goodsRanges.giftDays}
            />
          </>
        )}
        <WholeNumberField
          label={t`次序`}
          hint={t`小的排在前面`}
          value={draft.place}
          onValueChange={(place) => set({ place })}
          {...goodsRanges.place}
        />
        <Switch checked={draft.isListed} onCheckedChange={(isListed) => set({ isListed })} note={t`下架后不再列出，兑过的记录都留着`}>
          {t`上架`}
        </Switch>
      </Blocks>
      <SaveFoot busy={busy} onSave={() => void save()} />
    </Card>
  );
}
