import { Select } from '@mantine/core';
import { chooseArticle } from '@takhti/content-types/assessments';
import { listArticlesOfSkill, listSkillsByIds } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { fieldId, type Editor } from '../../../features/editor/index.ts';
import { changeDoc, type AssessmentForm } from '../assessment-form.ts';
import classes from '../assessment.module.css';

interface ArticleChoiceProps {
  readonly editor: Editor<AssessmentForm>;
  readonly at: number;
  /** The skill's name, so that screen readers know which choice this is. */
  readonly name: string;
}

const ofSkill = '';

/** Whether a skill's entry draws from one of its articles, whose questions come together below their text; nothing where it has none. */
export function ArticleChoice({ editor, at, name }: ArticleChoiceProps) {
  const t = useText();
  const skill = editor.doc.skills[at];
  const skill_id = skill?.skill_id ?? '';
  const articles = useQueryCall(listArticlesOfSkill, { skill_id }, { silent: true, staleTime: 30_000 });
  const records = (articles.data?.records ?? []).filter((each) => each.total_article_questions > 0);
  const isOffered = records.length > 0 || (skill?.article_id ?? null) !== null;
  const skills = useQueryCall(
    listSkillsByIds,
    { skill_ids: [skill_id] },
    { silent: true, staleTime: 30_000, enabled: isOffered },
  );
  const stored = skills.data?.records[0];
  if (!skill || !stored || !isOffered) return null;
  const { article_id, article_title } = skill;
  const isGone = article_id !== null && !records.some((each) => each.article_id === article_id);

  function choose(chosen: string): void {
    const article = records.find((each) => each.article_id === chosen) ?? null;
    const others = stored ? stored.total_questions - stored.total_article_questions : 0;
    editor.edit((draft) => changeDoc(draft, (doc) => chooseArticle(doc, skill_id, article, others)));
  }

  return (
    <Select
      id={fieldId(['skills', at, 'article_id'])}
      className={classes.article}
      size="sm"
      label={t('assessments:article.label')}
      aria-label={t('assessments:article.of', { name })}
      data={[
        { value: ofSkill, label: t('assessments:article.none') },
        ...records.map((each) => ({
          value: each.article_id,
          label: t('assessments:article.with', { title: each.article_title }),
        })),
        ...(isGone
          ? [{ value: article_id, label: t('assessments:article.with', { title: article_title }) }]
          : []),
      ]}
      value={article_id ?? ofSkill}
      onChange={(value) => choose(value ?? ofSkill)}
    />
  );
}
