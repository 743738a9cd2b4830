import { Checkbox, Group, Select, SimpleGrid, Text } from '@mantine/core';
import { isAdmin, isFinalReviewer, kindOfRole, type RoleGrant } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { useRoleTitle } from '../../../ui/index.ts';
import { useMayChangeAdmins } from '../use-may-change-admins.ts';
import { fieldId } from './field-ids.ts';
import type { FieldsProps } from './fields-props.ts';
import { withFirst, withRole } from './person-form.ts';
import classes from './form.module.css';
import { useFaultText } from './use-fault-text.ts';

/** The roles somebody holds, each with what it does, and the one they start in. */
export function RoleFields({ form, faults, change, roles }: FieldsProps & { roles: readonly RoleGrant[] }) {
  const t = useText();
  const titleOf = useRoleTitle();
  const faultText = useFaultText();
  const fault = faultText(faults.roles);
  const faultId = `${fieldId('roles')}-fault`;
  const mayGiveAll = useMayChangeAdmins();
  const offered = roles.filter((role) => mayGiveAll || !isAdmin(role) || form.roles.includes(role.role));
  const held = form.roles.flatMap((code) => roles.filter(({ role }) => role === code));
  return (
    <fieldset className={classes.group} aria-describedby={fault && faultId}>
      <Text component="legend" size="sm" fw={500}>
        {t('people:form.roles')}{' '}
        <span className={classes.star} aria-hidden="true">
          *
        </span>
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {t('people:form.roles_hint')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {offered.map((role, at) => (
          <Checkbox.Card
            key={role.role}
            {...(at === 0 && { id: fieldId('roles') })}
            checked={form.roles.includes(role.role)}
            onChange={(isHeld) => change({ roles: withRole(form.roles, role.role, isHeld) })}
            radius="md"
            className={classes.role}
            data-fault={fault !== undefined || undefined}
          >
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Checkbox.Indicator mt={2} />
              <div>
                <Text size="sm" fw={600}>
                  <bdi>{titleOf(role)}</bdi>
                </Text>
                <Text size="xs" c="dimmed">
                  {t(`people:role_work.${workOf(role)}`)}
                </Text>
              </div>
            </Group>
          </Checkbox.Card>
        ))}
      </SimpleGrid>
      {fault !== undefined && (
        <Text id={faultId} size="xs" c="brick.7" role="alert" mt={4}>
          {fault}
        </Text>
      )}
      {held.length > 1 && (
        <Select
          mt="md"
          maw={320}
          label={t('people:form.first_role')}
          description={t('people:form.first_role_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={held.map((role) => ({ value: role.role, label: titleOf(role) }))}
          value={form.roles[0] ?? null}
          onChange={(first) => first !== null && change({ roles: withFirst(form.roles, first) })}
        />
      )}
    </fieldset>
  );
}

function workOf(role: RoleGrant): 'developer' | 'reviewer' | 'final' | 'admin' | 'teacher' {
  if (isAdmin(role)) return 'admin';
  const kind = kindOfRole(role);
  return kind === 'reviewer' && isFinalReviewer(role) ? 'final' : kind;
}
