import { listSimilar, listUsedIn } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { previewPath } from '../../app/routing/content-paths.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import { ContentTitle, SkeletonRows, useTypeName } from '../../ui/index.ts';
import { CollectionsOfItem } from '../collections/index.ts';
import classes from './details.module.css';

/** Around published content: one's own collections with it, content that refers to it, and similar content. */
export function AroundItem({ item }: { item: ContainerRow }) {
  const t = useText();
  const { can } = useSession();
  const { content_id } = item;
  const mayLook = can('content.preview');
  const used = useQueryCall(listUsedIn, { content_ids: [content_id] }, { enabled: mayLook, silent: true });
  const similar = useQueryCall(listSimilar, { content_id }, { silent: true });
  return (
    <>
      {can('collections.own') && (
        <Part title={t('details:collections.title')}>
          <CollectionsOfItem content_id={content_id} />
        </Part>
      )}
      {mayLook && (
        <Contents title={t('details:used_in')} found={used.data?.records} none={t('details:unused')} />
      )}
      <Contents title={t('details:similar')} found={similar.data?.records} none={t('details:none_similar')} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      {children}
    </section>
  );
}

interface ContentsProps {
  readonly title: string;
  readonly found: readonly ContainerRow[] | undefined;
  readonly none: string;
}

function Contents({ title, found, none }: ContentsProps) {
  return (
    <Part title={title}>
      {!found && <SkeletonRows rows={2} />}
      {found?.length === 0 && <p className={classes.activity}>{none}</p>}
      {found && found.length > 0 && (
        <ul className={classes.contents}>
          {found.map((each) => (
            <li key={each.container_id}>
              <Content item={each} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Content({ item }: { item: ContainerRow }) {
  const typeName = useTypeName();
  const path = previewPath(item);
  const title = <ContentTitle language={item.language}>{item.title}</ContentTitle>;
  return (
    <div className={classes.content}>
      <TypeIcon type={item.content_type} size={32} />
      <div>
        {path === null ? (
          title
        ) : (
          <Link to={path} className={classes.contentLink}>
            {title}
          </Link>
        )}
        <div className={classes.activity}>{typeName(item.content_type)}</div>
      </div>
    </div>
  );
}
