import { Anchor, Card, Select, Text, TextInput } from '@mantine/core';
import { directionOf, languages, limits, localeOf } from '@takhti/domain';
import { Link } from 'react-router';
import { itemQuery } from '../../app/routing/content-paths.ts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';
import { useGradeLabel } from '../../ui/index.ts';
import { FieldError, fieldErrorId, fieldId, findingsAt, type Editor } from '../../features/editor/index.ts';
import { Marked } from '../../features/review/index.ts';
import { ChangeGrade } from '../../features/skills/index.ts';
import type { AssessmentForm, OpenedAssessment } from './assessment-form.ts';
import classes from './assessment.module.css';

interface DetailsCardProps {
  readonly editor: Editor<AssessmentForm>;
  readonly container: OpenedAssessment;
}

/** What an assessment is called, in which language it is, and where it is found. */
export function DetailsCard({ editor, container }: DetailsCardProps) {
  const t = useText();
  const { doc: form, edit } = editor;
  const onTitle = findingsAt(editor.findings, ['title']);
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      className={classes.card}
      component="section"
      aria-label={t('assessments:details.title')}
    >
      <div className={classes.details}>
        <div className={classes.titleField}>
          <Marked path={['title']} label={t('assessments:details.name')}>
            <TextInput
              id={fieldId(['title'])}
              label={t('assessments:details.name')}
              value={form.title}
              maxLength={limits.title.max}
              attributes={{ input: { dir: directionOf(form.language), lang: localeOf(form.language) } }}
              error={onTitle.length > 0}
              aria-describedby={fieldErrorId(['title'])}
              onChange={(event) => {
                const title = event.currentTarget.value;
                edit((draft) => {
                  draft.title = title;
                });
              }}
            />
            <FieldError path={['title']} findings={onTitle} />
          </Marked>
        </div>
        <Marked path={['language']} label={t('common:content_language')}>
          <Select
            id={fieldId(['language'])}
            label={t('common:content_language')}
            data={languages.map((language) => ({ value: language, label: nameOfLanguage(language) }))}
            value={form.language}
            allowDeselect={false}
            onChange={(value) => {
              const language = languages.find((each) => each === value);
              if (!language) return;
              edit((draft) => {
                draft.language = language;
              });
            }}
          />
        </Marked>
      </div>
      <ListedUnder container={container} />
    </Card>
  );
}

/** Under which grade, subject and skill people find it; another one is chosen on a page of its own. */
function ListedUnder({ container }: { container: OpenedAssessment }) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const { grade, subject, skill, is_minimal_skill } = container;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {t('assessments:details.listed_under')} {gradeLabel(grade)} · <bdi>{subject}</bdi>{' '}
      <ChangeGrade item={container} />
      {!is_minimal_skill && skill !== '' && (
        <>
          {' · '}
          <bdi>{skill}</bdi>
        </>
      )}{' '}
      <Anchor
        component={Link}
        to={`/dashboard/select-skill?${itemQuery(container)}`}
        size="sm"
        underline="always"
      >
        {t('assessments:details.change')}
      </Anchor>
    </Text>
  );
}
