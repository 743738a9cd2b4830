import { Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../i18n/index.ts';
import { HomeCard } from '../home-card.tsx';

/** Search for teachers. */
export function FindCard() {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function find(event: SubmitEvent): void {
    event.preventDefault();
    const title = text.trim();
    void navigate(title === '' ? '/content' : `/content?${new URLSearchParams({ title }).toString()}`);
  }

  return (
    <HomeCard title={t('dashboard:home.teacher.find')}>
      <form role="search" onSubmit={find}>
        <TextInput
          label={t('dashboard:home.teacher.find_label')}
          type="search"
          maxLength={limits.search.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        />
        <Group justify="end" mt="sm">
          <Button type="submit">{t('dashboard:home.teacher.find_button')}</Button>
        </Group>
      </form>
    </HomeCard>
  );
}
