import { Badge, Text } from '@mantine/core';
import type { Language } from '@takhti/domain';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { usePlaceName } from '../words/place-in-round.ts';
import classes from './diff.module.css';
import { DiffText } from './diff-text.tsx';
import { isFile, type RoundChange } from './round-changes.ts';

interface RoundsDiffProps {
  readonly changes: readonly RoundChange[];
  readonly language: Language;
}

const colors = { added: 'accent', deleted: 'brick', moved: 'sky', changed: 'saffron' } as const;

/** The rounds of a game that differ between two versions, and what in them does. Pages with games name `games` among their texts. */
export function RoundsDiff({ changes, language }: RoundsDiffProps) {
  const t = useText();
  const nameOf = usePlaceName();
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('games:diff.order')}
      </Text>
    );
  return (
    <ul className={classes.changes}>
      {changes.map(({ kind, questionId, number, template_type, leaves }) => {
        const template = `games:templates.${template_type}.name`;
        return (
          <li key={questionId} className={classes.field}>
            <Text size="sm" fw={600}>
              {t('games:rounds.round', { number })}
              {isTextKey(template) && <bdi> · {t(template)}</bdi>}{' '}
              <Badge size="sm" tt="none" variant="light" color={colors[kind]}>
                {t(`games:diff.${kind}`)}
              </Badge>
            </Text>
            {leaves.map(({ path, before, after }) => (
              <div key={path.join('/')}>
                <Text size="xs" c="dimmed">
                  {nameOf(path)}
                </Text>
                <div className={classes.sides}>
                  {(['before', 'after'] as const).map((side) => (
                    <div key={side} className={classes.side} data-tone={side}>
                      <Text size="xs" c="dimmed" component="div">
                        {t(`review:diff.${side}`)}
                      </Text>
                      {isFile(side === 'before' ? before : after) ? (
                        t('games:diff.file')
                      ) : (
                        <DiffText
                          before={isFile(before) ? '' : before}
                          after={isFile(after) ? '' : after}
                          isRich={false}
                          language={language}
                          side={side}
                        />
                      )}
                    </div>
                  ))}
                </div>
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
