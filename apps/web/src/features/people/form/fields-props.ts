import type { PersonFaults, PersonForm } from './person-form.ts';

/** What every part of the form is given. */
export interface FieldsProps {
  readonly form: PersonForm;
  readonly faults: PersonFaults;
  readonly change: (change: Partial<PersonForm>) => void;
}
