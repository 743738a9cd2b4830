import type { PersonField } from '@takhti/domain';

/** The fields in the order of the form, so that the first one at fault can be gone to. */
const order: readonly PersonField[] = [
  'full_name',
  'email',
  'username',
  'password',
  'roles',
  'school_name',
  'grades_access',
  'subjects_access',
];

/** The id of a field's element. */
export function fieldId(field: PersonField): string {
  return `person-${field}`;
}

/** Goes to the first of the fields at fault. */
export function focusFirst(faults: Partial<Record<PersonField, unknown>>): void {
  const first = order.find((field) => faults[field] !== undefined);
  if (first) document.getElementById(fieldId(first))?.focus();
}
