import { Badge, Button, Group, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { outdatedFields, versionLanguages } from '@takhti/content-types/question-kinds';
import { languages, type Language, type QuestionDoc } from '@takhti/domain';
import type { ReactNode } from 'react';
import { nameOfLanguage, useText } from '../../../../i18n/index.ts';

interface LanguageStripProps {
  readonly doc: QuestionDoc;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  /** A mark beside the name of a version, as that AI wrote it. */
  readonly renderMark: (language: Language) => ReactNode;
  /** Left out where the question is only read. */
  readonly onAdd?: (language: Language) => void;
}

/** The languages of a question, its own first, and the way to one more. */
export function LanguageStrip({ doc, shown, onShow, renderMark, onAdd }: LanguageStripProps) {
  const t = useText();
  const versions = versionLanguages(doc).filter((each) => each !== doc.language);
  const free = languages.filter((each) => each !== doc.language && !versions.includes(each));
  if (versions.length === 0 && !onAdd) return null;
  return (
    <Group gap="xs" role="group" aria-label={t('questions:languages.title')}>
      {versions.length > 0 &&
        [doc.language, ...versions].map((language) => (
          <Button
            key={language}
            size="compact-md"
            variant={language === shown ? 'filled' : 'default'}
            aria-pressed={language === shown}
            onClick={() => onShow(language)}
            rightSection={
              <>
                {renderMark(language)}
                <Outdated count={outdatedFields(doc, language).length} />
              </>
            }
          >
            {nameOfLanguage(language)}
          </Button>
        ))}
      {onAdd && free.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<IconLanguage size={18} aria-hidden="true" />}
            >
              {t('questions:languages.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {free.map((language) => (
              <Menu.Item key={language} onClick={() => onAdd(language)}>
                {nameOfLanguage(language)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

function Outdated({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Badge size="sm" color="saffron" variant="light" tt="none">
      {t('questions:languages.outdated', { count })}
    </Badge>
  );
}
