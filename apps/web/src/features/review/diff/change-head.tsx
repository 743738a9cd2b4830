import { Anchor, Badge, Text } from '@mantine/core';
import type { ContentChange } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { Link } from 'react-router';
import { questionPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import classes from './diff.module.css';

interface ChangeHeadProps {
  readonly of: Pick<ContentChange, 'content_id' | 'position' | 'stem' | 'language'>;
  readonly kind: 'added' | 'deleted' | 'changed';
  readonly container: Pick<OpenedContainer, 'container_id' | 'institution_id' | 'content_type'>;
  /** Called when somebody goes to the question. */
  readonly onLeave?: () => void;
}

/** What a change is about: the object itself, or a question, which the line leads to. */
export function ChangeHead({ of, kind, container, onLeave }: ChangeHeadProps) {
  const t = useText();
  const { content_id, position, stem, language } = of;
  const to = content_id === null ? null : questionPath(container, content_id);
  return (
    <div className={classes.head}>
      {content_id === null ? (
        <Text fw={600} size="sm">
          {t('review:diff.itself')}
        </Text>
      ) : position === null || to === null ? (
        <Text fw={600} size="sm">
          {t('review:diff.question')}
        </Text>
      ) : (
        <Anchor component={Link} to={to} size="sm" fw={600} underline="always" onClick={onLeave}>
          {t('review:diff.question_at', { position })}
        </Anchor>
      )}
      {kind !== 'changed' && (
        <Badge size="sm" tt="none" variant="light" color={kind === 'added' ? 'accent' : 'brick'}>
          {t(`review:diff.${kind}`)}
        </Badge>
      )}
      {stem !== '' && <ContentText html={stem} language={language} isInline className={classes.stem} />}
    </div>
  );
}
