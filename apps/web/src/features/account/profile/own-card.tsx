import { Button, Text, TextInput } from '@mantine/core';
import { changeOwnName, Problem } from '@takhti/contract';
import { fullNameFault, limits, plainName } from '@takhti/domain';
import { Link } from 'react-router';
import { sendCall } from '../../../app/api/index.ts';
import { sessionStore, useSession } from '../../../app/session/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { showToast, useRoleTitle } from '../../../ui/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { useForm, type FormFailure } from '../use-form.ts';
import classes from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';

/** The name, which people change themselves, and what an administrator keeps of them. */
export function OwnCard() {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const roleTitle = useRoleTitle();
  const form = useForm<'full_name'>({
    initial: { full_name: user.full_name },
    faultsOf: ({ full_name }) => {
      const fault = fullNameFault(plainName(full_name));
      return fault === null ? {} : { full_name: `people:faults.${fault}` as const };
    },
    send: async ({ full_name }) => {
      const failure = await rename(full_name);
      if (failure) return failure;
      showToast({ kind: 'success', text: t('profile:own.saved') });
      return null;
    },
    returnTo: 'full_name',
    faultValues: { letters: limits.full_name.min },
  });
  const name = form.fieldProps('full_name');
  const isFromLms = user.jwtLogin === 1;
  return (
    <ProfileCard id="profile-own" title={t('profile:own.title')}>
      <form onSubmit={form.submit} noValidate>
        {form.notice && <FormNotice text={t(form.notice)} />}
        <TextInput
          {...name}
          label={t('profile:own.name')}
          description={t(isFromLms ? 'profile:own.name_of_lms' : 'profile:own.name_hint')}
          autoComplete="name"
          readOnly={isFromLms}
          attributes={{ input: { dir: 'auto' } }}
        />
        {plainName(name.value) !== user.full_name && (
          <Button type="submit" mt="sm" loading={form.isBusy}>
            {t('profile:own.save')}
          </Button>
        )}
      </form>
      <dl className={classes.facts}>
        <Fact name={t('account:login.username')} value={user.username} isLatin />
        {user.email !== '' && <Fact name={t('account:email')} value={user.email} isLatin />}
        <Fact name={t('profile:own.institution')} value={user.institution_title} />
        <Fact name={t('profile:own.roles')} value={format.list(user.localRoles.map(roleTitle))} />
      </dl>
      <Text size="sm" c="dimmed" mt="sm">
        {t('profile:own.by_administrators')}
      </Text>
      {!isFromLms && (
        <Button component={Link} to="/change-password" variant="default" mt="md">
          {t('common:header.change_password')}
        </Button>
      )}
    </ProfileCard>
  );
}

async function rename(full_name: string): Promise<FormFailure<'full_name'> | null> {
  try {
    const reply = await sendCall(changeOwnName, { full_name }, { handles: () => true });
    const { session } = sessionStore.state();
    if (session) sessionStore.updateUser({ ...session.user, ...reply });
    return null;
  } catch (error) {
    return { text: error instanceof Problem ? `problems:${error.problem}` : 'profile:own.failed' };
  }
}

function Fact({ name, value, isLatin = false }: { name: string; value: string; isLatin?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi dir={isLatin ? 'ltr' : undefined}>{value}</bdi>
      </dd>
    </div>
  );
}
