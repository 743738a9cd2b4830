import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { libraryTabPages, type LibraryTab } from '../../app/routing/library-tabs.ts';
import { useText } from '../../i18n/index.ts';
import { writeFilters, type LibraryFilters } from './library-filters.ts';
import classes from './library-tab-list.module.css';

const libraryTabs = Object.keys(libraryTabPages) as LibraryTab[];

interface LibraryTabListProps {
  readonly tab: LibraryTab;
  readonly filters: LibraryFilters;
  /** What is at the other end of the line. */
  readonly children?: ReactNode;
}

/** Links between the tabs of the library, which keep the filters of the search. */
export function LibraryTabList({ tab, filters, children }: LibraryTabListProps) {
  const t = useText();
  const query = writeFilters({ ...filters, page: 1, skill: '' }).toString();
  return (
    <div className={classes.line}>
      <nav aria-label={t('library:shelves.label')} className={classes.tabs}>
        {libraryTabs.map((each) => (
          <Link
            key={each}
            to={`${libraryTabPages[each]}${query === '' ? '' : `?${query}`}`}
            className={classes.tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(`library:shelves.${each}`)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
