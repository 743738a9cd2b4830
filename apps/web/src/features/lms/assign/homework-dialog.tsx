import { Checkbox, Select, Stack } from '@mantine/core';
import { listTaughtSubjects } from '@takhti/contract';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Dialog, ErrorState, SkeletonRows } from '../../../ui/index.ts';
import type { ForClass } from './use-assign.ts';

interface HomeworkDialogProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (homework: ForClass) => void;
}

/** Which class gets what was picked: of those that the LMS says the teacher teaches. */
export function HomeworkDialog({ isBusy, onCancel, onConfirm }: HomeworkDialogProps) {
  const t = useText();
  const taught = useQueryCall(listTaughtSubjects, {}, { silent: true, onProblem: () => true });
  const [GradeId, setGrade] = useState('');
  const [SubjectId, setSubject] = useState('');
  const [isLesson, setLesson] = useState(false);
  const [wasTried, setTried] = useState(false);
  const rows = taught.data?.records ?? [];
  const grades = new Map(rows.map((row) => [row.GradeId, row.Grade]));
  const ofGrade = rows.filter((row) => row.GradeId === GradeId);
  const subjects = new Map(ofGrade.map((row) => [row.SubjectId, row.Subject]));
  const optionsOf = (map: ReadonlyMap<string, string>) =>
    [...map].map(([value, label]) => ({ value, label }));

  function confirm(): void {
    setTried(true);
    if (GradeId !== '' && SubjectId !== '') onConfirm({ GradeId, SubjectId, isLesson });
  }

  return (
    <Dialog
      isOpen
      title={t('lms:assign.class')}
      confirmLabel={t('lms:assign.assign')}
      isBusy={isBusy}
      isConfirmDisabled={rows.length === 0}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {taught.isPending && <SkeletonRows rows={2} />}
      {taught.error && <ErrorState error={taught.error} onRetry={() => void taught.refetch()} />}
      {taught.data && rows.length === 0 && <p>{t('lms:assign.no_class')}</p>}
      {rows.length > 0 && (
        <Stack gap="sm">
          <Select
            label={t('common:grade')}
            required
            searchable
            data={optionsOf(grades)}
            value={GradeId || null}
            error={wasTried && GradeId === '' ? t('lms:assign.grade_missing') : undefined}
            onChange={(value) => {
              setGrade(value ?? '');
              setSubject('');
            }}
          />
          <Select
            label={t('common:subject')}
            required
            searchable
            disabled={GradeId === ''}
            data={optionsOf(subjects)}
            value={SubjectId || null}
            error={
              wasTried && GradeId !== '' && SubjectId === '' ? t('lms:assign.subject_missing') : undefined
            }
            onChange={(value) => setSubject(value ?? '')}
          />
          <Checkbox
            label={t('lms:assign.is_lesson')}
            checked={isLesson}
            onChange={(event) => setLesson(event.currentTarget.checked)}
          />
        </Stack>
      )}
    </Dialog>
  );
}
