import { Stack, Title } from '@mantine/core';
import type { OpenedContainer } from '@takhti/domain';
import { PartMark } from '../../../features/ai/index.ts';
import { ContainerPreview, Unreadable } from '../../../features/container-page/index.ts';
import { useText } from '../../../i18n/index.ts';
import { BankFacts } from '../bank/bank-facts.tsx';
import { BankView } from '../bank/bank-view.tsx';
import { formOf } from './article-form.ts';
import { ArticleView } from './article-view.tsx';

/** An article to read: its text, its video, and its questions with their keys (C-145). */
export function Component() {
  return <ContainerPreview>{(item) => <Preview item={item} />}</ContainerPreview>;
}

function Preview({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const article = formOf(item);
  const { language, title, abilities } = item;
  if (article === null) return <Unreadable />;
  return (
    <Stack gap="md">
      <BankFacts item={{ ...item, abilities: { ...abilities, can_edit: false } }} language={language} />
      {article.ai_parts?.map((part_id) => (
        <PartMark key={part_id} container_id={item.container_id} part_id={part_id} canRead={false} />
      ))}
      <ArticleView article={article} language={language} title={title} />
      <Title order={2} size="h3">
        {t('questions:article.questions')}
      </Title>
      <BankView item={item} language={language} isReadOnly isPreview />
    </Stack>
  );
}
