import { Anchor } from '@mantine/core';
import { localeOf, type GatheredItem, type OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { previewPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { useTypeName } from '../../../ui/index.ts';
import { TypeIcon } from '../../type-icon.tsx';
import { ItemState } from './item-state.tsx';
import classes from './gathering.module.css';
import type { Standings } from './use-standings.ts';

interface GatheredContentProps {
  readonly item: GatheredItem;
  /** The content that gathers it. */
  readonly by: Pick<OpenedContainer, 'institution_id'>;
  readonly standings: Standings;
  /** Whether it is in the builder of a lesson plan, from where it is only looked at (C-580). */
  readonly isInBuilder?: boolean;
}

/** Content that is gathered: what it is, what it is called, and what became of it. It opens beside the page, which stays as it is. */
export function GatheredContent({
  item,
  by,
  standings,
  isInBuilder = false,
}: GatheredContentProps): ReactNode {
  const t = useText();
  const typeName = useTypeName();
  const standing = standings.get(item.content_id);
  const content_type = standing?.content_type ?? item.content_type;
  const title = standing?.title || item.title;
  const path =
    standing?.container_id &&
    previewPath(
      { ...item, content_type, ...by, container_id: standing.container_id },
      isInBuilder ? 'lesson_builder' : 'schools_content',
    );
  return (
    <>
      <TypeIcon type={content_type} size={34} />
      <span className={classes.itemWords}>
        <bdi
          lang={standing?.language ? localeOf(standing.language) : undefined}
          className={classes.itemTitle}
        >
          {path ? (
            <Anchor href={path} target="_blank" rel="noopener" aria-label={t('files:plan.look', { title })}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </bdi>
        <span className={classes.soft}>{typeName(content_type)}</span>
      </span>
      {standing && <ItemState state={standing.state} />}
    </>
  );
}
