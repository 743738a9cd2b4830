import { Stack, Switch } from '@mantine/core';
import { personFlags } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import type { FieldsProps } from './fields-props.ts';

/** The rights that are given to a person beside their roles (C-403). */
export function ExtraRights({ form, change }: FieldsProps) {
  const t = useText();
  return (
    <Stack gap="sm">
      {personFlags.map((flag) => (
        <Switch
          key={flag}
          label={t(`people:form.${flag}`)}
          description={t(`people:form.${flag}_hint`)}
          checked={form[flag] === 1}
          onChange={(event) => change({ [flag]: event.currentTarget.checked ? 1 : 0 })}
        />
      ))}
    </Stack>
  );
}
