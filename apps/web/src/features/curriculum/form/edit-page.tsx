import { openSkill, updateSkill } from '@takhti/contract';
import type { KeptSkill, SkillFields } from '@takhti/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useKeptForm } from '../../../app/kept-form/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  EmptyState,
  ErrorState,
  NewerNotice,
  PageHeader,
  showToast,
  SkeletonRows,
} from '../../../ui/index.ts';
import { treePath, treePathOf } from '../addresses.ts';
import { NotAllowed } from '../not-allowed.tsx';
import { HistoryList } from './history-list.tsx';
import { SkillForm } from './skill-form.tsx';
import { faultsIn, valuesOf, type FieldFaults } from './skill-values.ts';
import { useLeaving } from './use-leaving.ts';

/** One skill, to be changed, with who changed it before (C-170). */
export function Component() {
  const { can } = useSession();
  return can('skills.edit') ? <EditPage /> : <NotAllowed />;
}

function EditPage() {
  const t = useText();
  const [query] = useSearchParams();
  const skill_id = query.get('skill_id') ?? '';
  const skill = useQueryCall(openSkill, { skill_id }, { staleTime: 0, enabled: skill_id !== '' });
  return (
    <>
      <PageHeader title={t('curriculum:titles.edit')} detail={skill.data && <bdi>{skill.data.skill}</bdi>} />
      {skill_id === '' && <EmptyState title={t('problems:skills.not_found')} />}
      {skill_id !== '' && skill.isPending && <SkeletonRows rows={3} />}
      {skill.isLoadingError && <ErrorState error={skill.error} onRetry={() => void skill.refetch()} />}
      {skill.data && <Edit key={skill.data.skill_id} opened={skill.data} />}
    </>
  );
}

function Edit({ opened }: { opened: KeptSkill }) {
  const t = useText();
  const [query] = useSearchParams();
  const { skill_id } = opened;
  const [skill, setSkill] = useState(opened);
  const [values, setValues, clearKept] = useKeptForm(`skills/edit ${skill_id}`, valuesOf(skill));
  const [refused, setRefused] = useState<FieldFaults>({});
  const [newer, setNewer] = useState<KeptSkill | null>(null);
  const leaveTo = useLeaving(JSON.stringify(values) !== JSON.stringify(valuesOf(skill)));
  const updating = useCall(updateSkill, {
    waitsFor: ['skills', 'subjects', 'skill_history'],
    onProblem: (problem) => {
      if (problem.problem === 'skills.changed_meanwhile' && problem.details) {
        setNewer(problem.details.current);
        return true;
      }
      const faults = faultsIn(problem);
      setRefused(faults ?? {});
      return faults !== null;
    },
  });

  async function save(fields: SkillFields): Promise<void> {
    const { version } = newer ?? skill;
    const saved = await updating.run({ ...fields, skill_id, version });
    if (!saved) return;
    clearKept();
    showToast({ kind: 'success', text: t('curriculum:updated') });
    leaveTo(treePath({ grade: query.get('grade') ?? '', subject: saved.subject, skill_id }));
  }
  function takeTheirs(current: KeptSkill): void {
    setSkill(current);
    setValues(valuesOf(current));
    setNewer(null);
  }

  return (
    <>
      <SkillForm
        values={values}
        onValues={(next) => {
          setValues(next);
          setRefused({});
        }}
        refused={refused}
        isStandalone={skill.is_standalone === 1}
        isSaving={updating.isRunning}
        saveLabel={newer ? t('curriculum:newer.keep_mine') : t('common:save')}
        cancelTo={treePathOf(query)}
        onSave={(fields) => void save(fields)}
      >
        {newer && (
          <NewerNotice
            title={t('problems:skills.changed_meanwhile')}
            text={t('curriculum:newer.text')}
            take={t('curriculum:newer.take_theirs')}
            onTake={() => takeTheirs(newer)}
          />
        )}
      </SkillForm>
      <HistoryList skill_id={skill_id} />
    </>
  );
}
