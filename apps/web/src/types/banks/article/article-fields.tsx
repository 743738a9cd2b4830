import { Card, TextInput } from '@mantine/core';
import type { Finding, OpenedContainer } from '@takhti/domain';
import { TitleAndLanguage } from '../../../features/container-page/index.ts';
import {
  AiButton,
  FieldError,
  fieldErrorId,
  fieldId,
  findingsAt,
  RichTextField,
} from '../../../features/editor/index.ts';
import { FieldComments, Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { ArticleForm } from './article-form.ts';
import classes from './article.module.css';
import { VideoFrame } from './video-frame.tsx';

interface ArticleFieldsProps {
  readonly form: ArticleForm;
  readonly item: Pick<OpenedContainer, 'container_id'>;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Partial<ArticleForm>) => void;
}

const linkPath = ['extra_data', 'offline_link'] as const;

/** The fields of an article: its title and language, its text, and its video. */
export function ArticleFields({ form, item, findings, onChange }: ArticleFieldsProps) {
  const t = useText();
  const { article_text, extra_data, language } = form;
  const textLabel = t('questions:article.fields.article_text');
  const linkLabel = t('questions:article.fields.extra_data.offline_link');
  const onLink = findingsAt(findings, linkPath);
  return (
    <Card withBorder padding="lg" className={classes.card}>
      <TitleAndLanguage written={form} findings={findings} onChange={onChange} />
      <RichTextField
        language={language}
        containerId={item.container_id}
        label={textLabel}
        aside={
          <>
            <FieldComments path={['article_text']} label={textLabel} />
            <AiButton
              subject="article"
              isEditing
              to={`/dashboard/generate?container_id=${item.container_id}&kind=article`}
              isSmall
            />
          </>
        }
        placeholder={t('questions:article.text_hint')}
        path={['article_text']}
        value={article_text}
        onChange={(html) => onChange({ article_text: html })}
        findings={findingsAt(findings, ['article_text'])}
        isRequired
        isTall
        isLong
      />
      <Marked path={linkPath} label={linkLabel}>
        <TextInput
          id={fieldId(linkPath)}
          label={linkLabel}
          description={t('questions:article.video_hint')}
          value={extra_data.offline_link}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          attributes={{ input: { dir: 'ltr' } }}
          error={onLink.length > 0}
          aria-describedby={fieldErrorId(linkPath)}
          onChange={(event) => onChange({ extra_data: { offline_link: event.currentTarget.value } })}
        />
        <FieldError path={linkPath} findings={onLink} />
      </Marked>
      <VideoFrame link={extra_data.offline_link} title={form.title} />
    </Card>
  );
}
