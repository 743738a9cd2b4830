import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { createCollection, keepInCollection, listCollections } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall, useQueryCall } from '../../app/api/index.ts';
import { problemText } from '../../app/api/problem-text.ts';
import { useText } from '../../i18n/index.ts';
import { ErrorState, SkeletonRows } from '../../ui/index.ts';

/** In which collections of one's own an item is; put into others, taken out, or a new one is begun with it. */
export function CollectionsOfItem({ content_id }: { content_id: string }) {
  const t = useText();
  const listed = useQueryCall(listCollections, { content_id });
  const keeping = useCall(keepInCollection, { waitsFor: ['collections'] });
  if (listed.error) return <ErrorState error={listed.error} onRetry={() => void listed.refetch()} />;
  if (!listed.data) return <SkeletonRows rows={2} />;
  return (
    <Stack gap="xs">
      {listed.data.records.map(({ collection_id, title, has_content }) => (
        <Checkbox
          key={collection_id}
          label={<bdi>{title}</bdi>}
          checked={has_content === 1}
          disabled={keeping.isRunning}
          onChange={(event) =>
            void keeping.run({ collection_id, content_id, is_kept: event.currentTarget.checked ? 1 : 0 })
          }
        />
      ))}
      {listed.data.records.length === 0 && <span>{t('details:collections.none')}</span>}
      <NewCollection content_id={content_id} />
    </Stack>
  );
}

function NewCollection({ content_id }: { content_id: string }) {
  const t = useText();
  const [title, setTitle] = useState('');
  const [refused, setRefused] = useState('');
  const creating = useCall(createCollection, {
    waitsFor: ['collections'],
    onProblem: ({ problem }) => {
      setRefused(problemText(problem));
      return true;
    },
  });

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (title.trim() === '') return setRefused(t('details:collections.title_required'));
    if (await creating.run({ title, content_id })) setTitle('');
  }

  return (
    <form onSubmit={(event) => void create(event)} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={t('details:collections.new')}
          placeholder={t('details:collections.new')}
          // An empty field shows its hint in the direction of the page.
          dir={title === '' ? undefined : 'auto'}
          maxLength={limits.title.max}
          value={title}
          error={refused}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setRefused('');
          }}
        />
        <Button type="submit" variant="default" loading={creating.isRunning}>
          {t('details:collections.add')}
        </Button>
      </Group>
    </form>
  );
}
