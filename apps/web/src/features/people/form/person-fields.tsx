import { Card, Stack, Title } from '@mantine/core';
import type { RoleGrant, School } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useText, type TextKey } from '../../../i18n/index.ts';
import { AccountFields } from './account-fields.tsx';
import { ExtraRights } from './extra-rights.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LimitFields } from './limit-fields.tsx';
import { RoleFields } from './role-fields.tsx';
import { SchoolField } from './school-field.tsx';

interface PersonFieldsProps extends FieldsProps {
  readonly roles: readonly RoleGrant[];
  readonly schools: readonly School[];
  readonly isNew: boolean;
  /** Whether people edit their own account: their password is changed elsewhere. */
  readonly isOneself: boolean;
}

/** The fields of a person, in the order in which one thinks of them. */
export function PersonFields({ roles, schools, isNew, isOneself, ...fields }: PersonFieldsProps) {
  return (
    <Stack gap="md">
      <Section title="people:form.account">
        <AccountFields {...fields} isNew={isNew} isOneself={isOneself} />
      </Section>
      <Section title="people:form.work">
        <RoleFields {...fields} roles={roles} />
        <SchoolField {...fields} schools={schools} />
      </Section>
      <Section title="people:form.limits">
        <LimitFields {...fields} />
      </Section>
      <Section title="people:form.extra">
        <ExtraRights {...fields} />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: TextKey; children: ReactNode }) {
  const t = useText();
  return (
    <Card withBorder radius="lg" padding="lg" component="section" aria-label={t(title)}>
      <Title order={2} size="h3" mb="md">
        {t(title)}
      </Title>
      <Stack gap="md">{children}</Stack>
    </Card>
  );
}
