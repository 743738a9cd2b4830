import {
  createUser,
  listDevelopers,
  listSchools,
  listUserHistory,
  openUser,
  PersonFields,
  searchUsers,
  type Problem,
} from '@takhti/contract';
import { Person } from '@takhti/domain';
import { useState } from 'react';
import { z } from 'zod';
import { refreshCalls, useCall } from '../../../app/api/index.ts';
import { hashPassword } from '../../../app/session/password-hash.ts';
import type { School } from '@takhti/domain';
import { asFaults, requestOf, type PersonFaults, type PersonForm } from './person-form.ts';

const Newer = z.object({ person: Person });

interface Saving {
  /** Sends the form; the person as they were saved, or undefined: then it has been told why. */
  readonly save: (form: PersonForm, schools: readonly School[]) => Promise<Person | undefined>;
  readonly isSaving: boolean;
  /** The person as somebody else has left them, while the form holds changes of an older version. */
  readonly newer: Person | null;
  readonly settle: () => void;
}

/**
 * Saves a person.
 * @param editing whom and from which version; null for somebody new
 * @param onFaults told what the server finds wrong with the fields
 */
export function useSavePerson(
  editing: { user_id: string; version: number } | null,
  onFaults: (faults: PersonFaults) => void,
): Saving {
  const [newer, setNewer] = useState<Person | null>(null);
  const [isHashing, setHashing] = useState(false);

  function takeProblem({ problem, details }: Problem): boolean {
    const fields = PersonFields.safeParse(details);
    if (problem === 'people.invalid' && fields.success) {
      onFaults(asFaults(fields.data.fields));
      return true;
    }
    const changed = Newer.safeParse(details);
    if (problem !== 'people.changed_meanwhile' || !changed.success) return false;
    setNewer(changed.data.person);
    return true;
  }
  const { run, isRunning } = useCall(createUser, { onProblem: takeProblem });

  async function save(form: PersonForm, schools: readonly School[]): Promise<Person | undefined> {
    setHashing(true);
    const password = form.password === '' ? undefined : await hashPassword(form.password);
    setHashing(false);
    const saved = await run(requestOf(form, schools, password, editing));
    if (saved) await refreshCalls(searchUsers, openUser, listUserHistory, listSchools, listDevelopers);
    return saved;
  }

  return { save, isSaving: isRunning || isHashing, newer, settle: () => setNewer(null) };
}
