import { SimpleGrid, TextInput } from '@mantine/core';
import { limits } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { SecretInput } from '../../../ui/index.ts';
import { fieldId } from './field-ids.ts';
import type { FieldsProps } from './fields-props.ts';
import { useFaultText } from './use-fault-text.ts';

interface AccountFieldsProps extends FieldsProps {
  readonly isNew: boolean;
  readonly isOneself: boolean;
}

type InputWrapperOrder = ('label' | 'input' | 'description' | 'error')[];

// Fields in a row stay in line however long what is said of each.
const order: InputWrapperOrder = ['label', 'input', 'description', 'error'];
// Written from left to right regardless of the page's direction; the frame around them follows the page.
const latin = { input: { dir: 'ltr' } };

/** The name of a person, and how they log in. */
export function AccountFields({ form, faults, change, isNew, isOneself }: AccountFieldsProps) {
  const t = useText();
  const faultText = useFaultText();
  const { min, max } = limits.password;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        id={fieldId('full_name')}
        label={t('people:form.full_name')}
        value={form.full_name}
        onChange={(event) => change({ full_name: event.currentTarget.value })}
        error={faultText(faults.full_name)}
        maxLength={limits.full_name.max}
        attributes={{ input: { dir: 'auto' } }}
        autoComplete="off"
        withAsterisk
      />
      <TextInput
        id={fieldId('email')}
        label={t('people:form.email')}
        type="email"
        value={form.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        error={faultText(faults.email)}
        maxLength={limits.email.max}
        attributes={latin}
        autoComplete="off"
        withAsterisk
      />
      <TextInput
        id={fieldId('username')}
        label={t('people:form.username')}
        description={t('people:form.username_hint')}
        inputWrapperOrder={order}
        value={form.username}
        onChange={(event) => change({ username: event.currentTarget.value })}
        error={faultText(faults.username)}
        maxLength={limits.username.max}
        attributes={latin}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
      />
      <SecretInput
        id={fieldId('password')}
        label={t(isNew ? 'people:form.password' : 'people:form.new_password')}
        description={
          isOneself
            ? t('people:form.own_password')
            : isNew
              ? t('people:form.password_hint', { min, max })
              : t('people:form.keep_password')
        }
        inputWrapperOrder={order}
        value={form.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
        error={faultText(faults.password)}
        disabled={isOneself}
        autoComplete="new-password"
        withAsterisk={isNew}
      />
    </SimpleGrid>
  );
}
