import { Badge, Card, Collapse, Select, Slider, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { isBlank } from '@takhti/content-types/kit';
import { richTextsOf, versionLanguages } from '@takhti/content-types/question-kinds';
import {
  difficultyBand,
  isLanguage,
  limits,
  metadataFields,
  pastPapers,
  taxonomies,
  type Question,
  type QuestionDoc,
} from '@takhti/domain';
import { useId } from 'react';
import { languageChoices, useFormat, useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import { fieldId, type Editor } from '../../../features/editor/index.ts';
import { FieldComments, Marked, useOpenComments } from '../../../features/review/index.ts';
import { QuestionCard } from '../../../features/question-card/index.ts';
import classes from './question.module.css';

interface QuestionSideProps {
  readonly editor: Editor<QuestionDoc>;
  readonly question: Question | null;
  /** As it is in the language that is written now. */
  readonly shown: QuestionDoc;
}

/** The facts about a question beside its texts, and its preview. */
export function QuestionSide({ editor, question, shown }: QuestionSideProps) {
  const t = useText();
  return (
    <aside className={classes.side} aria-label={t('questions:about')}>
      <Card withBorder padding="lg">
        <Stack gap="md">
          <Difficulty editor={editor} />
          <Kinds editor={editor} />
          <Metadata editor={editor} />
          {question && (
            <Text size="sm" c="dimmed">
              {t('questions:changed_by')} <bdi>{question.modified_by}</bdi>
              <FactDivider />
              <RelativeTime instant={question.modified_on} />
            </Text>
          )}
        </Stack>
      </Card>
      <Card withBorder padding="lg">
        <Text fw={600} mb="sm">
          {t('questions:card.title')}
        </Text>
        {isNothing(shown) ? (
          <Text size="sm" c="dimmed">
            {t('questions:card.empty')}
          </Text>
        ) : (
          <QuestionCard doc={shown} />
        )}
      </Card>
    </aside>
  );
}

function isNothing(doc: QuestionDoc): boolean {
  return richTextsOf(doc).every(isBlank);
}

function Difficulty({ editor: { doc, edit } }: { editor: Editor<QuestionDoc> }) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { min, max } = limits.difficulty;
  return (
    <div id={fieldId(['difficulty'])}>
      <div className={classes.sideHead}>
        <Text component="span" size="sm" fw={600} id={id}>
          {t('questions:difficulty.label')}
        </Text>
        <span className={classes.sideEnd}>
          {/* No dot beside a digit: a Persian zero is one. */}
          <Badge variant="light" color="accent" tt="none">
            {format.number(doc.difficulty)}
          </Badge>
          <Text component="span" size="sm">
            {t(`questions:difficulty.${difficultyBand(doc.difficulty)}`)}
          </Text>
          <FieldComments path={['difficulty']} label={t('questions:difficulty.label')} />
        </span>
      </div>
      <Slider
        thumbProps={{
          'aria-labelledby': id,
          'aria-valuetext': t('questions:difficulty.of', { level: doc.difficulty, max }),
        }}
        min={min}
        max={max}
        step={1}
        label={null}
        value={doc.difficulty}
        onChange={(value) =>
          edit((draft) => {
            draft.difficulty = value;
          })
        }
        my={6}
      />
      <div className={classes.sideHead} aria-hidden="true">
        <Text component="span" size="xs" c="dimmed">
          {t('questions:difficulty.easy')}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {t('questions:difficulty.hard')}
        </Text>
      </div>
    </div>
  );
}

function Kinds({ editor: { doc, edit } }: { editor: Editor<QuestionDoc> }) {
  const t = useText();
  const versions = versionLanguages(doc).filter((each) => each !== doc.language);
  return (
    <>
      <Marked path={['taxonomy']} label={t('questions:taxonomy.label')}>
        <Select
          id={fieldId(['taxonomy'])}
          label={t('questions:taxonomy.label')}
          data={taxonomies.map((value) => ({
            value,
            label: t(`questions:taxonomy.${value === '' ? 'none' : value}`),
          }))}
          value={doc.taxonomy}
          onChange={(value) =>
            edit((draft) => {
              draft.taxonomy = taxonomies.find((each) => each === value) ?? '';
            })
          }
        />
      </Marked>
      <Marked path={['language']} label={t('questions:language')}>
        <Select
          id={fieldId(['language'])}
          label={t('questions:language')}
          data={languageChoices.filter(({ value }) => !versions.includes(value))}
          value={doc.language}
          onChange={(value) =>
            isLanguage(value) &&
            edit((draft) => {
              draft.language = value;
            })
          }
        />
      </Marked>
      <Marked path={['past_paper']} label={t('questions:past_paper.label')}>
        <Select
          id={fieldId(['past_paper'])}
          label={t('questions:past_paper.label')}
          data={pastPapers.map((value) => ({
            value: String(value),
            label: t(`questions:past_paper.${value}`),
          }))}
          value={String(doc.past_paper)}
          onChange={(value) =>
            edit((draft) => {
              draft.past_paper = pastPapers.find((each) => String(each) === value) ?? 0;
            })
          }
        />
      </Marked>
      <Marked path={['title']} label={t('questions:question_title')}>
        <TextInput
          id={fieldId(['title'])}
          label={t('questions:question_title')}
          description={t('questions:question_title_hint')}
          value={doc.title}
          onChange={(event) => {
            const { value } = event.currentTarget;
            edit((draft) => {
              draft.title = value;
            });
          }}
          maxLength={limits.title.max}
          attributes={{ input: { dir: 'auto' } }}
        />
      </Marked>
    </>
  );
}

function Metadata({ editor: { doc, edit } }: { editor: Editor<QuestionDoc> }) {
  const t = useText();
  const id = useId();
  const format = useFormat();
  const [isOpen, open] = useDisclosure(false);
  const filled = metadataFields.filter((field) => doc[field] !== '').length;
  const openComments = useOpenComments(metadataFields.map((field) => [field]));
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open.toggle}
      >
        <span>
          {t('questions:metadata.title')}
          {filled > 0 && ` (${format.number(filled)})`}
        </span>
        {openComments > 0 && !isOpen && (
          <Badge size="sm" variant="light" color="saffron" ms="auto" me="xs" tt="none">
            {t('review:comments.open', { count: openComments })}
          </Badge>
        )}
        <IconChevronDown
          size={18}
          aria-hidden="true"
          className={classes.chevron}
          data-open={isOpen || undefined}
        />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <Stack gap="xs" pt="xs">
          {metadataFields.map((field, at) => {
            const label = t('questions:metadata.field', { number: at + 1 });
            return (
              <Marked key={field} path={[field]} label={label}>
                <TextInput
                  id={fieldId([field])}
                  label={label}
                  value={doc[field]}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    edit((draft) => {
                      draft[field] = value;
                    });
                  }}
                  maxLength={limits.metadata.max}
                  attributes={{ input: { dir: 'auto' } }}
                />
              </Marked>
            );
          })}
        </Stack>
      </Collapse>
    </div>
  );
}
