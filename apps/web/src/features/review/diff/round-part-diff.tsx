import { Text } from '@mantine/core';
import type { Language } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { usePlaceName } from '../words/place-in-round.ts';
import classes from './diff.module.css';
import { DiffText } from './diff-text.tsx';
import { Side } from './field-diff.tsx';
import { isFile } from './round-changes.ts';
import type { RoundPart } from './round-part.ts';
import { RoundsDiff } from './rounds-diff.tsx';

interface RoundPartDiffProps {
  readonly part: RoundPart;
  readonly language: Language;
  /** Whether what the part holds now is shown beside both versions. */
  readonly hasCurrent: boolean;
}

/** One part of a game's rounds before and after a change. Pages with games name `games` among their texts. */
export function RoundPartDiff({ part, language, hasCurrent }: RoundPartDiffProps) {
  const t = useText();
  const nameOf = usePlaceName();
  if (part.kind === 'order')
    return (
      <div className={classes.field}>
        <Text size="sm" fw={600}>
          {t('games:diff.order_of_rounds')}
        </Text>
        <div className={classes.sides}>
          {(['before', 'after'] as const).map((side) => (
            <Side key={side} name={t(`review:diff.${side}`)} tone={side}>
              {part[side].join(' · ')}
            </Side>
          ))}
        </div>
      </div>
    );
  return (
    <div className={classes.field}>
      <RoundsDiff changes={[part.change]} language={language} />
      {hasCurrent && (
        <Side name={t('review:diff.current')} tone="current">
          {part.current.map(({ path, after }) => (
            <div key={path.join('/')}>
              <Text size="xs" c="dimmed">
                {nameOf(path)}
              </Text>
              {isFile(after) ? (
                t('games:diff.file')
              ) : (
                <DiffText before={after} after={after} isRich={false} language={language} side="after" />
              )}
            </div>
          ))}
          {part.current.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('editor:conflict.empty')}
            </Text>
          )}
        </Side>
      )}
    </div>
  );
}
