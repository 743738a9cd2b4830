import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createRubric, openRubric, Problem, updateRubric } from '@takhti/contract';
import {
  rubricFindings,
  type Finding,
  type OpenedContainer,
  type Rubric,
  type RubricCriterion,
  type RubricDoc,
} from '@takhti/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCall, useQueryCall } from '../../../../app/api/index.ts';
import { useKeptForm } from '../../../../app/kept-form/index.ts';
import { focusField, focusSoon } from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { NewerNotice, OnItsWay, PageHeader, showToast } from '../../../../ui/index.ts';
import { rubricPath } from '../paths.ts';
import { OfAssignment } from './of-assignment.tsx';
import classes from './rubric.module.css';
import { newCriterion, RubricForm } from './rubric-form.tsx';
import { Totals } from './totals.tsx';
import { useApply } from './use-apply.ts';
import { useBarSize } from './use-bar-size.ts';

/** A rubric is written, saved and used (C-111, C-618, C-619). */
export function Component() {
  return <OfAssignment>{(item) => <Opened item={item} />}</OfAssignment>;
}

function Opened({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const [query] = useSearchParams();
  const rubric_id = query.get('rubric_id');
  const opened = useQueryCall(
    openRubric,
    { rubric_id: rubric_id ?? '' },
    { enabled: rubric_id !== null, onProblem: () => true },
  );
  if (rubric_id === null) return <Writing item={item} saved={null} />;
  if (!opened.data) return <OnItsWay title={t('files:fields.rubric')} cards={2} query={opened} />;
  return <Writing key={rubric_id} item={item} saved={opened.data} />;
}

const justSaved = { is_just_saved: true } as const;

function isJustSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'is_just_saved' in state;
}

interface WritingProps {
  readonly item: OpenedContainer;
  /** Null for a new one. */
  readonly saved: Rubric | null;
}

function Writing({ item, saved }: WritingProps) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { title, criterion_json } = saved ?? { title: '', criterion_json: [newCriterion()] };
  const key = `rubric/${saved?.rubric_id ?? item.container_id}`;
  const [form, setForm, clearKept] = useKeptForm<RubricDoc>(key, { title, criterion_json });
  const saveButton = useRef<HTMLButtonElement>(null);
  const goesToSave = useRef(isJustSaved(useLocation().state));
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [wasTried, setTried] = useState(false);
  const [version, setVersion] = useState(saved?.version);
  const [newer, setNewer] = useState<Rubric | null>(null);
  const { apply, isApplying } = useApply(item);
  const showsFaults = { onProblem: showFaults } as const;
  const create = useCall(createRubric, showsFaults);
  const update = useCall(updateRubric, showsFaults);

  function showFaults(problem: Problem): boolean {
    if (problem.problem === 'rubrics.changed_meanwhile' && problem.details) {
      setNewer(problem.details.current);
      return true;
    }
    if (problem.problem !== 'rubrics.invalid' || !problem.details) return false;
    setFindings(problem.details.findings);
    return true;
  }

  async function save(): Promise<Rubric | undefined> {
    setTried(true);
    const found = rubricFindings(form);
    setFindings(found);
    if (found[0]) {
      focusField(found[0].path);
      return undefined;
    }
    const sort_order = saved?.sort_order ?? 0;
    const kept = saved
      ? await update.run({
          ...form,
          rubric_id: saved.rubric_id,
          version: newer?.version ?? version,
          sort_order,
        })
      : await create.run({ ...form, assignment_id: item.content_id, sort_order });
    if (!kept) return undefined;
    clearKept();
    setVersion(kept.version);
    setNewer(null);
    return kept;
  }
  async function saveAndStay(): Promise<void> {
    const kept = await save();
    if (!kept) return;
    showToast({ kind: 'success', text: t('files:rubric.kept') });
    // From now on it is this one that is changed.
    if (!saved)
      await navigate(rubricPath('createRubrics', query, kept.rubric_id), { replace: true, state: justSaved });
    else goesToSave.current = true;
  }
  async function play(): Promise<void> {
    const kept = await save();
    if (kept) await navigate(rubricPath('previewRubrics', query, kept.rubric_id));
  }
  async function saveAndApply(): Promise<void> {
    const kept = await save();
    if (kept) await apply(kept);
  }

  function takeNewer(current: Rubric): void {
    setVersion(current.version);
    setNewer(null);
    change({ title: current.title, criterion_json: current.criterion_json });
  }
  function change(next: RubricDoc): void {
    setForm(next);
    if (wasTried) setFindings(rubricFindings(next));
  }

  function addCriterion(): void {
    change({ ...form, criterion_json: [...form.criterion_json, newCriterion()] });
    void focusSoon(['criterion_json', form.criterion_json.length, 'title']);
  }
  function removeCriterion(at: number): void {
    const before = form;
    change({ ...form, criterion_json: form.criterion_json.toSpliced(at, 1) });
    const left = form.criterion_json.length - 1;
    void focusSoon(left === 0 ? ['title'] : ['criterion_json', Math.min(at, left - 1), 'title']);
    showToast({
      kind: 'success',
      text: t('files:rubric.criterion_deleted'),
      action: { label: t('common:undo'), onClick: () => bringBack(before.criterion_json[at], at) },
    });
  }
  function bringBack(criterion: RubricCriterion | undefined, at: number): void {
    if (!criterion) return;
    setForm((now) => ({ ...now, criterion_json: now.criterion_json.toSpliced(at, 0, criterion) }));
    void focusSoon(['criterion_json', at, 'title']);
  }

  const size = useBarSize();
  const isBusy = create.isRunning || update.isRunning || isApplying;
  // The button waited and lost the focus; of a new rubric it was another page's.
  useEffect(() => {
    if (!goesToSave.current || isBusy) return;
    goesToSave.current = false;
    if (document.activeElement === document.body) saveButton.current?.focus({ preventScroll: true });
  });
  return (
    <div className={classes.page}>
      <PageHeader
        title={t(saved ? 'files:rubric.edit_title' : 'files:rubric.create_title')}
        detail={<Totals rubric={form} />}
      >
        <Button variant="default" size={size} disabled={isBusy} onClick={() => void play()}>
          {t('files:rubric.play')}
        </Button>
        <Button
          ref={saveButton}
          variant="default"
          size={size}
          loading={isBusy}
          onClick={() => void saveAndStay()}
        >
          {t('common:save')}
        </Button>
        {item.abilities.can_edit && (
          <Button size={size} loading={isBusy} onClick={() => void saveAndApply()}>
            {t('files:rubric.apply')}
          </Button>
        )}
      </PageHeader>
      {newer && (
        <NewerNotice
          title={t('problems:rubrics.changed_meanwhile')}
          text={t('files:rubric.newer.text')}
          take={t('files:rubric.newer.take')}
          onTake={() => takeNewer(newer)}
        />
      )}
      <RubricForm
        rubric={form}
        language={item.language}
        findings={findings}
        onChange={change}
        onRemove={removeCriterion}
      />
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={addCriterion}
        >
          {t('files:rubric.add_criterion')}
        </Button>
      </div>
    </div>
  );
}
