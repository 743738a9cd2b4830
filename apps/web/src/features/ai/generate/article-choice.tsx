import { Select } from '@mantine/core';
import { searchLibrary } from '@takhti/contract';
import { limits, typesWith, type OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';

/** Which content gives what such a source is read from. */
const givers = {
  article: typesWith((type) => type.gives_text),
  video: typesWith((type) => type.gives_captions),
};

interface ArticleChoiceProps {
  readonly of: keyof typeof givers;
  /** The article that is being written, whose own text comes first. */
  readonly own: Pick<OpenedContainer, 'content_id' | 'title'> | null;
  readonly value: string;
  readonly error: string | false | undefined;
  readonly onChange: (content_id: string) => void;
}

/** An article or a video of the library, by its title. */
export function ArticleChoice({ of, own, value, error, onChange }: ArticleChoiceProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const found = useQueryCall(
    searchLibrary,
    {
      content_types: givers[of],
      title: typed.length < limits.search.min ? '' : typed,
    },
    { keepsPrevious: true },
  );
  const choices = new Map((found.data?.records ?? []).map(({ content_id, title }) => [content_id, title]));
  if (own) choices.set(own.content_id, own.title === '' ? t('ai:request.own_text') : own.title);
  return (
    <Select
      label={t(`ai:request.${of}`)}
      description={of === 'video' ? t('ai:request.video_hint') : undefined}
      placeholder={t('ai:request.article_hint')}
      searchable
      nothingFoundMessage={t(`ai:request.${of}_none`)}
      data={[...choices].map(([content_id, label]) => ({ value: content_id, label }))}
      value={value === '' ? null : value}
      error={error}
      onSearchChange={setTyped}
      onChange={(content_id) => onChange(content_id ?? '')}
    />
  );
}
