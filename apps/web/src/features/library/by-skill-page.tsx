import { Button, Card, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { libraryTabPages } from '../../app/routing/library-tabs.ts';
import { useText } from '../../i18n/index.ts';
import { PageHeader } from '../../ui/index.ts';
import { nothingChosen, SkillPicker, type SkillChoice } from '../skills/index.ts';
import { readFilters, writeFilters } from './library-filters.ts';

/** The skill whose own content somebody looks for (C-137). */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const { grade, subject } = filters;
  const [choice, setChoice] = useState<SkillChoice>({
    ...nothingChosen,
    grade,
    subject: grade === '' ? '' : subject,
  });
  const [wasTried, setWasTried] = useState(false);

  async function show(): Promise<void> {
    setWasTried(true);
    if (!choice.skill) return;
    const { skill } = choice.skill;
    const found = writeFilters({ ...filters, page: 1, grade: choice.grade, subject: choice.subject, skill });
    await navigate(`${libraryTabPages.own_content}?${found.toString()}`);
  }

  return (
    <>
      <PageHeader title={t('library:by_skill.title')} detail={t('library:own.detail')} />
      <Card withBorder padding="lg">
        <SkillPicker
          choice={choice}
          onChoice={setChoice}
          error={wasTried && !choice.skill ? t('skills:required') : undefined}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button
            variant="default"
            component={Link}
            to={`${libraryTabPages.own_content}?${writeFilters(filters).toString()}`}
          >
            {t('common:cancel')}
          </Button>
          <Button onClick={() => void show()}>{t('library:by_skill.show')}</Button>
        </Group>
      </Card>
    </>
  );
}
