import { Button } from '@mantine/core';
import { isSame, type Person, type RoleGrant, type School } from '@takhti/domain';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useKeptForm } from '../../../app/kept-form/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useUnsavedPrompt } from '../../../app/shell/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { focusFirst } from './field-ids.ts';
import classes from './form.module.css';
import { PersonFields } from './person-fields.tsx';
import { faultsOf, formOf, nobodyYet, type PersonFaults, type PersonForm } from './person-form.ts';
import { useSavePerson } from './use-save-person.ts';

interface PersonFormViewProps {
  /** The edited person; null for a new one. */
  readonly person: Person | null;
  readonly roles: readonly RoleGrant[];
  readonly schools: readonly School[];
  /** The list to return to, saved or not. */
  readonly listPath: string;
  readonly children?: ReactNode;
}

/** The form of a person: nothing of it is lost until it is saved or left on purpose. */
export function PersonFormView({ person, roles, schools, listPath, children }: PersonFormViewProps) {
  const t = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [seen, setSeen] = useState(person);
  const [start, setStart] = useState(() => (person ? formOf(person) : nobodyYet));
  const [form, setForm, clearKept] = useKeptForm(
    person ? `users/edit ${person.user_id}` : 'users/add',
    start,
    {
      withheld: ['password'],
    },
  );
  const [faults, setFaults] = useState<PersonFaults>({});
  const isNew = seen === null;
  const isChanged = !isSame(form, start);
  // The server's version may be newer than the opened one: another administrator, or the button that disables.
  const newer = person !== null && seen !== null && person.version > seen.version ? person : null;
  const isOnlyRaised = newer !== null && isSame(formOf(newer), start);
  const version = isOnlyRaised ? newer.version : (seen?.version ?? 0);
  // Nothing has been typed yet that a newer version could overwrite.
  if (newer && !isChanged && !isOnlyRaised) take(newer, 'theirs');
  const endPrompt = useUnsavedPrompt(isChanged);

  function showFaults(found: PersonFaults): void {
    setFaults(found);
    // The fields that a fault brings with it are rendered first.
    requestAnimationFrame(() => focusFirst(found));
  }
  const saving = useSavePerson(seen && { user_id: seen.user_id, version }, showFaults);

  function change(wanted: Partial<PersonForm>): void {
    const next = { ...form, ...wanted };
    setForm(next);
    setFaults((before) => stillAt(before, wanted));
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = faultsOf(form, { schools, roles: roles.map(({ role }) => role), isNew });
    if (Object.keys(found).length > 0) return showFaults(found);
    const saved = await saving.save(form, schools);
    if (!saved) return;
    clearKept();
    showToast({
      kind: 'success',
      text: t(isNew ? 'people:added' : 'people:saved', { name: saved.full_name }),
    });
    endPrompt();
    await navigate(listPath);
  }

  function take(taken: Person, wins: 'mine' | 'theirs'): void {
    setSeen(taken);
    setStart(formOf(taken));
    if (wins === 'theirs') setForm(formOf(taken));
    setFaults({});
  }

  const count = Object.keys(faults).length;
  return (
    <div className={classes.page}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
        {saving.newer && seen && (
          <ConflictAlert
            seen={seen}
            newer={saving.newer}
            roles={roles}
            onTake={(taken, wins) => {
              take(taken, wins);
              saving.settle();
            }}
          />
        )}
        <PersonFields
          form={form}
          faults={faults}
          change={change}
          roles={roles}
          schools={schools}
          isNew={isNew}
          isOneself={seen?.user_id === user.user_id}
        />
        <div className={classes.bar}>
          <span className={classes.outcome} role="status">
            {count > 0 && t('people:form.faults', { count })}
          </span>
          <Button variant="default" onClick={() => void navigate(listPath)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={saving.isSaving} disabled={saving.newer !== null}>
            {t(isNew ? 'people:form.create' : 'people:form.save')}
          </Button>
        </div>
      </form>
      {children}
    </div>
  );
}

// A fault goes as soon as its field is mended or changed otherwise; a role may do away with the need of a school.
function stillAt(faults: PersonFaults, changed: Partial<PersonForm>): PersonFaults {
  const fields = new Set(Object.keys(changed));
  const isTouched = (field: string): boolean => {
    if (field === 'school_name')
      return ['school', 'new_school_name', 'roles'].some((each) => fields.has(each));
    if (field === 'grades_access') return fields.has('grades') || fields.has('has_all_grades');
    if (field === 'subjects_access') return fields.has('subjects') || fields.has('has_all_subjects');
    return fields.has(field);
  };
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !isTouched(field)));
}
