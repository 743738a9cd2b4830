import type { PersonFaults, PersonForm } from './person-form.ts';

/** The props of every part of the form. */
export interface FieldsProps {
  readonly form: PersonForm;
  readonly faults: PersonFaults;
  readonly change: (change: Partial<PersonForm>) => void;
}
