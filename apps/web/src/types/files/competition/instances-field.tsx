import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldId } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { readWholeNumber } from '../../../ui/whole-number.ts';
import type { CompetitionProps } from './competition-props.ts';

/** The ids of instances of a game platform, with commas between them. */
export function InstancesField({ doc, onChange }: CompetitionProps) {
  const t = useText();
  const label = t('competitions:fields.instances');
  const stored = doc.instances.join(', ');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && idsIn(typed) === null;
  return (
    <Marked path={['instances']} label={label}>
      <TextInput
        id={fieldId(['instances'])}
        label={label}
        description={t('competitions:instances_hint')}
        value={typed ?? stored}
        attributes={{ input: { dir: 'ltr' } }}
        error={isWrong && t('competitions:instances_wrong')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          const instances = idsIn(event.currentTarget.value);
          if (instances) onChange({ instances });
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
    </Marked>
  );
}

function idsIn(text: string): number[] | null {
  const ids = text
    .split(/[,،\s]+/)
    .filter((each) => each !== '')
    .map(readWholeNumber);
  return ids.length <= 100 && ids.every((id) => id !== null) ? ids : null;
}
