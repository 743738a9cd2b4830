import { Button, TextInput } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { openRubric } from '@takhti/contract';
import { markRubric, rubricTotals, type Marks, type OpenedContainer, type Rubric } from '@takhti/domain';
import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useKeptForm } from '../../../../app/kept-form/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { OnItsWay, PageHeader } from '../../../../ui/index.ts';
import { rubricPath } from '../paths.ts';
import { OfAssignment } from './of-assignment.tsx';
import classes from './rubric.module.css';
import { RubricTable } from './rubric-table.tsx';
import { Totals } from './totals.tsx';
import { useApply } from './use-apply.ts';
import { useBarSize } from './use-bar-size.ts';

/** A rubric to be looked at and marked by (C-113): one level of each criterion, the sum of them, and the sheet to print. */
export function Component() {
  return <OfAssignment>{(item) => <Opened item={item} />}</OfAssignment>;
}

function Opened({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const [query] = useSearchParams();
  const rubric_id = query.get('rubric_id') ?? '';
  const opened = useQueryCall(
    openRubric,
    { rubric_id },
    { enabled: rubric_id !== '', onProblem: () => true },
  );
  if (rubric_id === '') return <Navigate to={rubricPath('savedRubrics', query)} replace />;
  if (!opened.data) return <OnItsWay title={t('files:fields.rubric')} cards={2} query={opened} />;
  return <Marking key={`${rubric_id} ${opened.data.version}`} item={item} rubric={opened.data} />;
}

/** The marks of one learner. They are not saved: the tab keeps them until they are cleared. */
interface Sheet {
  readonly learner: string;
  readonly marks: Marks;
}

function Marking({ item, rubric }: { readonly item: OpenedContainer; readonly rubric: Rubric }) {
  const t = useText();
  const { apply, isApplying } = useApply(item);
  const size = useBarSize();
  const empty: Sheet = { learner: '', marks: rubric.criterion_json.map(() => null) };
  const key = `marks/${rubric.rubric_id}.${rubric.version}`;
  const [{ learner, marks }, setSheet] = useKeptForm<Sheet>(key, empty, { staysWhenLeft: true });
  const isEmpty = learner === '' && marks.every((mark) => mark === null);
  const nameField = useRef<HTMLInputElement>(null);
  const { points, is_complete } = markRubric(rubric, marks);
  const { total_points } = rubricTotals(rubric);
  return (
    <div className={classes.page}>
      <PageHeader title={<bdi>{rubric.title}</bdi>} detail={<Totals rubric={rubric} />}>
        <Button
          variant="default"
          size={size}
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => globalThis.print()}
        >
          {t('files:rubric.print')}
        </Button>
        <Button
          variant="default"
          size={size}
          disabled={isEmpty}
          onClick={() => {
            setSheet(empty);
            nameField.current?.focus();
          }}
        >
          {t('files:rubric.clear')}
        </Button>
        {item.abilities.can_edit && (
          <Button size={size} loading={isApplying} onClick={() => void apply(rubric)}>
            {t('files:rubric.apply')}
          </Button>
        )}
      </PageHeader>
      <p className={classes.soft}>
        <bdi>{item.title}</bdi>
      </p>
      <TextInput
        ref={nameField}
        className={classes.learner}
        label={t('files:rubric.learner')}
        value={learner}
        maxLength={200}
        onChange={(event) => {
          const name = event.currentTarget.value;
          setSheet((now) => ({ ...now, learner: name }));
        }}
      />
      <RubricTable
        rubric={rubric}
        marks={marks}
        onMark={(criterion, level) =>
          setSheet((now) => ({
            ...now,
            marks: now.marks.map((each, at) => (at === criterion ? level : each)),
          }))
        }
      />
      <p className={classes.sum} role="status">
        {t('files:rubric.sum', { points, total: total_points })}
        {!is_complete && <span className={classes.soft}> {t('files:rubric.incomplete')}</span>}
      </p>
    </div>
  );
}
