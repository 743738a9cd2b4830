import { ActionIcon, Button, Card, Group, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { mostAssignmentFiles, type AssignmentDoc } from '@takhti/content-types/files';
import {
  directionOf,
  limits,
  localeOf,
  rubricTotals,
  type Finding,
  type Language,
  type OpenedContainer,
} from '@takhti/domain';
import { Link, useSearchParams } from 'react-router';
import { FieldError, fieldErrorId, fieldId, findingsAt, linkFrom } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { NumberField } from '../../../ui/index.ts';
import type { Change } from '../family/files-facet.ts';
import files from '../family/files.module.css';
import { StoredFileFields } from '../shared/stored-file-fields.tsx';
import classes from './assignment.module.css';
import { rubricPath } from './paths.ts';
import { RubricTable } from './rubric/rubric-table.tsx';

const kinds = ['document', 'image'] as const;

interface AssignmentFieldsProps {
  readonly item: OpenedContainer;
  readonly doc: AssignmentDoc;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Pick<AssignmentDoc, 'points' | 'links' | 'files' | 'rubric'>>) => void;
}

/** The fields of an assignment: its material, its points and its rubric. */
export function AssignmentFields(props: AssignmentFieldsProps) {
  const { item, doc, findings, onChange } = props;
  const t = useText();
  const { points, rubric } = doc;
  const onPoints = findingsAt(findings, ['points']);
  return (
    <>
      <Card withBorder radius="lg" padding="lg" className={files.card}>
        <Marked path={['points']} label={t('files:fields.points')}>
          <NumberField
            id={fieldId(['points'])}
            className={classes.points}
            label={t('files:fields.points')}
            description={t(rubric ? 'files:assignment.points_of_rubric' : 'files:assignment.points_hint')}
            value={rubric ? rubricTotals(rubric).total_points : points}
            disabled={rubric !== null}
            min={0}
            hasDecimals
            error={onPoints.length > 0}
            aria-describedby={fieldErrorId(['points'])}
            onValue={(value) => onChange({ points: value })}
          />
          <FieldError path={['points']} findings={onPoints} />
        </Marked>
        <Links {...props} />
      </Card>
      <StoredFileFields
        item={item}
        files={doc.files}
        kinds={kinds}
        most={mostAssignmentFiles}
        findings={findings}
        hint="files:hints.assignment"
        onChange={onChange}
      />
      <RubricCard rubric={rubric} findings={findings} onChange={onChange} />
    </>
  );
}

function Links({ doc: { links }, language, findings, onChange }: AssignmentFieldsProps) {
  const t = useText();
  const change = (at: number, fields: Partial<(typeof links)[number]>): void =>
    onChange((now) => ({
      links: now.links.map((each, place) => (place === at ? { ...each, ...fields } : each)),
    }));
  return (
    <div className={classes.links} id={fieldId(['links'])}>
      <h2 className={classes.heading}>{t('files:fields.links')}</h2>
      <FieldError path={['links']} findings={findingsAt(findings, ['links'])} />
      {links.map(({ title, link }, at) => {
        const path = ['links', at, 'link'];
        const found = findingsAt(findings, path);
        return (
          // A link has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at}>
            <div className={classes.link}>
              <TextInput
                className={classes.grow}
                label={t('files:assignment.link_title')}
                value={title}
                maxLength={limits.title.max}
                attributes={{ input: { dir: directionOf(language), lang: localeOf(language) } }}
                onChange={(event) => change(at, { title: event.currentTarget.value })}
              />
              <TextInput
                id={fieldId(path)}
                className={classes.grow}
                label={t('files:fields.link')}
                type="url"
                placeholder="https://"
                value={link}
                attributes={{ input: { dir: 'ltr' } }}
                error={found.length > 0}
                aria-describedby={fieldErrorId(path)}
                onChange={(event) => change(at, { link: event.currentTarget.value })}
                onBlur={() => {
                  const whole = linkFrom(link);
                  if (whole !== null && whole !== link) change(at, { link: whole });
                }}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('files:assignment.link_remove', { number: at + 1 })}
                onClick={() => onChange((now) => ({ links: now.links.toSpliced(at, 1) }))}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            </div>
            <FieldError path={path} findings={found} />
          </div>
        );
      })}
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => onChange((now) => ({ links: [...now.links, { title: '', link: '' }] }))}
        >
          {t('files:assignment.link_add')}
        </Button>
      </div>
    </div>
  );
}

function RubricCard({
  rubric,
  findings,
  onChange,
}: Pick<AssignmentFieldsProps, 'findings' | 'onChange'> & Pick<AssignmentDoc, 'rubric'>) {
  const t = useText();
  const [query] = useSearchParams();
  const own = findings.filter(({ path }) => path[0] === 'rubric');
  return (
    <Card withBorder radius="lg" padding="lg" className={files.card} id={fieldId(['rubric'])}>
      <Marked path={['rubric']} label={t('files:fields.rubric')}>
        <h2 className={classes.heading}>{t('files:fields.rubric')}</h2>
      </Marked>
      <FieldError path={['rubric']} findings={own} />
      {rubric ? <RubricTable rubric={rubric} /> : <p className={files.none}>{t('files:rubric.none')}</p>}
      <Group gap="xs" mt="md">
        <Button component={Link} to={rubricPath('savedRubrics', query)} variant="light">
          {t('files:rubric.choose')}
        </Button>
        <Button component={Link} to={rubricPath('createRubrics', query)} variant="default">
          {t('files:rubric.create')}
        </Button>
        {rubric && (
          <Button variant="subtle" color="gray" onClick={() => onChange({ rubric: null })}>
            {t('files:rubric.take_off')}
          </Button>
        )}
      </Group>
    </Card>
  );
}
