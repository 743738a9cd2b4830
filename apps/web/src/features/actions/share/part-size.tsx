import { NativeSelect } from '@mantine/core';
import { partSizes } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';

interface PartSizeProps {
  readonly size: number;
  readonly onChange: (size: number) => void;
}

/** How many questions of a bank learners play at a time. */
export function PartSize({ size, onChange }: PartSizeProps) {
  const t = useText();
  return (
    <NativeSelect
      label={t('actions:share.parts.label')}
      description={t('actions:share.parts.hint')}
      value={String(size)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={partSizes.choices.map((each) => ({
        value: String(each),
        label:
          each === partSizes.most
            ? t('actions:share.parts.all', { number: each })
            : t('actions:share.parts.of', { number: each }),
      }))}
    />
  );
}
