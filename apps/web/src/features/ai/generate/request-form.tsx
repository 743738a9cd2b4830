import {
  Button,
  Card,
  Input,
  MultiSelect,
  SegmentedControl,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { readAiCredits, startAiRun } from '@takhti/contract';
import {
  aiLimits,
  aiRunDays,
  contentTypes,
  isLanguage,
  taxonomies,
  type AiRun,
  type GeneratedKind,
  type OpenedContainer,
} from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { languageChoices, useFormat, useText } from '../../../i18n/index.ts';
import { confirm, CountField, useGradeLabel } from '../../../ui/index.ts';
import { ArticleChoice } from './article-choice.tsx';
import classes from './generate.module.css';
import { keepSource, keptSource } from './kept-source.ts';
import { comesOnce, templatesFor } from './kinds-for.ts';
import { TextOfFile } from './reading/text-of-file.tsx';
import {
  difficulties,
  draftFor,
  faultsOf,
  sourceFor,
  sources,
  requestOf,
  type RequestDraft,
  type RequestFaults,
} from './request-draft.ts';

interface RequestFormProps {
  readonly item: OpenedContainer;
  readonly kinds: readonly [GeneratedKind, ...GeneratedKind[]];
  /** The default kind. */
  readonly first: GeneratedKind;
  readonly last: AiRun | null;
  /** How much of earlier generations is not decided on. */
  readonly open: number;
  readonly onStarted: (run_id: string) => void;
}

/** The form of a generation: what to generate, and from what. */
export function RequestForm({ item, kinds, first, last, open, onStarted }: RequestFormProps) {
  const t = useText();
  const format = useFormat();
  const gradeLabel = useGradeLabel();
  const [query] = useSearchParams();
  const { user } = useSession();
  const templates = templatesFor(item.content_type);
  const isText = (kind: GeneratedKind): boolean => comesOnce(item.content_type, kind);
  /** The text that questions are about; a text itself is made from something else. */
  const textFor = (kind: GeneratedKind): string | null =>
    contentTypes[item.content_type].gives_text && !isText(kind) ? item.content_id : null;
  // After its text come the questions about it.
  const goesOn = ({ kind }: AiRun): boolean => kinds.includes(kind) && (kind === first || !isText(kind));
  const [draft, setDraft] = useState<RequestDraft>(() => {
    const begun = draftFor({
      grade: { name: item.grade, label: gradeLabel(item.grade) },
      language: item.language,
      kind: first,
      last: last && goesOn(last) ? last : null,
      article_id: textFor(first),
      templates: templates.filter((template) => template === query.get('template')),
    });
    const text = keptSource(user.user_id, item.container_id);
    if (text !== '') return { ...begun, from: 'text', text };
    // All of them chosen is the same as none chosen.
    return begun.templates.length === templates.length ? { ...begun, templates: [] } : begun;
  });
  const [faults, setFaults] = useState<RequestFaults>({});
  const credits = useQueryCall(readAiCredits, {});
  const start = useCall(startAiRun, { waitsFor: ['proposals'] });
  const isRunning = last?.status === 'running';
  const change = (by: Partial<RequestDraft>): void => {
    setDraft({ ...draft, ...by });
    if (by.text !== undefined) keepSource(user.user_id, item.container_id, by.text);
    setFaults({});
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const mayDiscard =
      open === 0 ||
      (await confirm({
        title: t('ai:discard.title'),
        text: t('ai:discard.text', { count: open }),
        confirmLabel: t('ai:discard.confirm'),
        isDangerous: true,
      }));
    if (!mayDiscard) return;
    const begun = await start.run({
      container_id: item.container_id,
      kind: draft.kind,
      request: requestOf(draft),
      discards_earlier: open > 0,
    });
    if (!begun) return;
    keepSource(user.user_id, item.container_id, '');
    onStarted(begun.run_id);
  }

  return (
    <Card withBorder padding="lg" component="form" noValidate className={classes.form} onSubmit={submit}>
      {kinds.length > 1 && (
        <Input.Wrapper label={t('ai:request.kind')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('ai:request.kind')}
            // Three names do not fit beside each other where the form is a narrow column.
            orientation={kinds.length > 2 ? 'vertical' : 'horizontal'}
            value={draft.kind}
            data={kinds.map((value) => ({ value, label: t(`ai:kinds.${value}`) }))}
            onChange={(value) => {
              const kind = kinds.find((each) => each === value) ?? kinds[0];
              const isOther = isText(kind) !== isText(draft.kind);
              change({ kind, ...(isOther && draft.from !== 'topic' && sourceFor(textFor(kind))) });
            }}
          />
        </Input.Wrapper>
      )}
      {templates.length > 1 && (
        <MultiSelect
          label={t('ai:request.templates')}
          description={t('ai:request.templates_hint')}
          data={templates.map((value) => ({ value, label: t(`games:templates.${value}.name`) }))}
          value={[...draft.templates]}
          onChange={(values) =>
            change({ templates: templates.filter((template) => values.includes(template)) })
          }
        />
      )}
      <Select
        label={t('ai:request.from')}
        data={sources.map((value) => ({ value, label: t(`ai:sources_of.${value}`) }))}
        value={draft.from}
        onChange={(value) =>
          change({ from: sources.find((each) => each === value) ?? 'topic', content_id: '' })
        }
      />
      {draft.from === 'topic' && (
        <TextInput
          label={t('ai:request.topic')}
          maxLength={aiLimits.topic}
          value={draft.topic}
          error={faults.topic && t('ai:request.topic_missing')}
          onChange={(event) => change({ topic: event.currentTarget.value })}
          attributes={{ input: { dir: 'auto' } }}
        />
      )}
      {draft.from === 'text' && <TextOfFile onText={(text) => change({ text })} />}
      {draft.from === 'text' && (
        <Textarea
          label={t('ai:request.text')}
          description={t('ai:request.text_hint', {
            count: draft.text.length,
            max: aiLimits.source,
          })}
          autosize
          minRows={6}
          maxRows={14}
          maxLength={aiLimits.source}
          value={draft.text}
          error={faults.text && t('ai:request.text_missing')}
          onChange={(event) => change({ text: event.currentTarget.value })}
          // It may be in another language than what is made from it.
          attributes={{ input: { dir: 'auto' } }}
        />
      )}
      {draft.from === 'article' && (
        <ArticleChoice
          of="article"
          own={contentTypes[item.content_type].gives_text ? item : null}
          value={draft.content_id}
          error={faults.article && t('ai:request.article_missing')}
          onChange={(content_id) => change({ content_id })}
        />
      )}
      {draft.from === 'video' && (
        <ArticleChoice
          of="video"
          own={null}
          value={draft.content_id}
          error={faults.video && t('ai:request.video_missing')}
          onChange={(content_id) => change({ content_id })}
        />
      )}
      <TextInput
        label={t('ai:request.audience')}
        maxLength={aiLimits.audience}
        value={draft.audience}
        error={faults.audience && t('ai:request.audience_missing')}
        onChange={(event) => change({ audience: event.currentTarget.value })}
        attributes={{ input: { dir: 'auto' } }}
      />
      <div className={classes.pair}>
        {!isText(draft.kind) && (
          <CountField
            label={t('ai:request.count')}
            min={aiLimits.questions.min}
            max={aiLimits.questions.max}
            value={draft.count}
            onValue={(count) => change({ count })}
          />
        )}
        <Select
          label={t('questions:difficulty.label')}
          data={difficulties.map((level) => ({ value: String(level), label: format.number(level) }))}
          value={String(draft.difficulty)}
          onChange={(value) => change({ difficulty: Number(value) })}
        />
        <Select
          label={t('questions:taxonomy.label')}
          data={taxonomies.map((value) => ({
            value,
            label: t(`questions:taxonomy.${value === '' ? 'none' : value}`),
          }))}
          value={draft.taxonomy}
          onChange={(value) => change({ taxonomy: taxonomies.find((each) => each === value) ?? '' })}
        />
        <Select
          label={t('common:content_language')}
          data={languageChoices}
          value={draft.language}
          onChange={(value) => isLanguage(value) && change({ language: value })}
        />
      </div>
      {isText(draft.kind) && <p className={classes.hint}>{t('ai:article.then')}</p>}
      <p className={classes.hint}>
        {t('ai:request.costs')} {t('ai:request.deleted_after', { count: aiRunDays })}
      </p>
      <Button
        type="submit"
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
        loading={start.isRunning}
        disabled={isRunning || credits.data?.is_set_up === false || credits.data?.credits === 0}
      >
        {t('ai:request.generate')}
      </Button>
      {credits.data?.is_set_up === true && credits.data.credits === 0 && !isRunning && (
        <p role="status" className={classes.hint}>
          {t('ai:request.no_credits')}
        </p>
      )}
    </Card>
  );
}
