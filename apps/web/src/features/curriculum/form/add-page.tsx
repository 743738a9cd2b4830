import { createSkill } from '@takhti/contract';
import { isStandalone, splitList, type SkillFields } from '@takhti/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { useKeptForm } from '../../../app/kept-form/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PageHeader, showToast } from '../../../ui/index.ts';
import { treePath, treePathOf } from '../addresses.ts';
import { NotAllowed } from '../not-allowed.tsx';
import { SkillForm } from './skill-form.tsx';
import { faultsIn, newValues, type FieldFaults } from './skill-values.ts';
import { useLeaving } from './use-leaving.ts';

/** A new skill, at the place in the tree that the address names (C-169). */
export function Component() {
  const { can } = useSession();
  return can('skills.edit') ? <AddPage /> : <NotAllowed />;
}

function AddPage() {
  const t = useText();
  const [query] = useSearchParams();
  const [start] = useState(() =>
    newValues({
      grade: query.get('grade') ?? '',
      subject: query.get('subject') ?? '',
      category: query.get('category') ?? '',
    }),
  );
  const [values, setValues, clearKept] = useKeptForm('skills/add', start);
  const [refused, setRefused] = useState<FieldFaults>({});
  const { user } = useSession();
  const leaveTo = useLeaving(JSON.stringify(values) !== JSON.stringify(start));
  const creating = useCall(createSkill, {
    waitsFor: createSkill.changes,
    onProblem: (problem) => {
      const faults = faultsIn(problem);
      setRefused(faults ?? {});
      return faults !== null;
    },
  });

  async function save(fields: SkillFields): Promise<void> {
    const made = await creating.run(fields);
    if (!made) return;
    clearKept();
    showToast({ kind: 'success', text: t('curriculum:added') });
    const grades = splitList(made.grade);
    const from = query.get('grade') ?? '';
    const grade = grades.includes(from) ? from : (grades[0] ?? '');
    leaveTo(treePath({ grade, subject: made.subject, skill_id: made.skill_id }));
  }

  return (
    <>
      <PageHeader title={t('curriculum:titles.add')} />
      <SkillForm
        values={values}
        onValues={(next) => {
          setValues(next);
          setRefused({});
        }}
        refused={refused}
        isStandalone={isStandalone(user)}
        isSaving={creating.isRunning}
        saveLabel={t('curriculum:add')}
        cancelTo={treePathOf(query)}
        onSave={(fields) => void save(fields)}
      />
    </>
  );
}
