import { createUser, type Problem } from '@takhti/contract';
import type { Person, School } from '@takhti/domain';
import { useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { hashPassword } from '../../../app/session/password-hash.ts';
import { asFaults, requestOf, type PersonFaults, type PersonForm } from './person-form.ts';

interface Saving {
  /** Sends the form; the saved person, or undefined after a failure, which was shown. */
  readonly save: (form: PersonForm, schools: readonly School[]) => Promise<Person | undefined>;
  readonly isSaving: boolean;
  /** The person as somebody else has left them, while the form holds changes of an older version. */
  readonly newer: Person | null;
  readonly settle: () => void;
}

/**
 * Saves a person.
 * @param editing whom and from which version; null for somebody new
 * @param onFaults gets the faults that the server found in the fields
 */
export function useSavePerson(
  editing: { user_id: string; version: number } | null,
  onFaults: (faults: PersonFaults) => void,
): Saving {
  const [newer, setNewer] = useState<Person | null>(null);
  const [isHashing, setHashing] = useState(false);

  function takeProblem({ problem, details }: Problem): boolean {
    if (problem === 'people.invalid' && details) {
      onFaults(asFaults(details.fields));
      return true;
    }
    if (problem !== 'people.changed_meanwhile' || !details) return false;
    setNewer(details.person);
    return true;
  }
  const { run, isRunning } = useCall(createUser, {
    onProblem: takeProblem,
    waitsFor: createUser.changes,
  });

  async function save(form: PersonForm, schools: readonly School[]): Promise<Person | undefined> {
    setHashing(true);
    const password = form.password === '' ? undefined : await hashPassword(form.password);
    setHashing(false);
    return run(requestOf(form, schools, password, editing));
  }

  return { save, isSaving: isRunning || isHashing, newer, settle: () => setNewer(null) };
}
