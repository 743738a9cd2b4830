import { Anchor, Button, Text } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { searchLibrary, type LibraryRow } from '@takhti/contract';
import { languageOfLocale, typesWith, type Language } from '@takhti/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { previewPath } from '../../app/routing/content-paths.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { ContentTitle } from '../../ui/index.ts';
import { LiveRoundDialog, useAskedLive } from '../actions/index.ts';
import { everything, searchOf } from './library-filters.ts';
import classes from './library.module.css';

const shown = 3;
const asked = {
  ...searchOf(everything, 'schools_content'),
  content_types: typesWith(({ is_asked_live }) => is_asked_live),
};
const none: readonly LibraryRow[] = [];

/** The latest publications that a class can play together, each with a button for a live round. */
export function LiveContent() {
  const t = useText();
  const { data } = useQueryCall(searchLibrary, asked);
  const records = data?.records ?? none;
  const live = useAskedLive(records);
  const own = languageOfLocale(useLocale());
  const offered = ofOneLanguage(
    records.filter(({ content_id }) => live.has(content_id)),
    own,
  );
  const [led, setLed] = useState<LibraryRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('actions:share.live.hint')}
      </Text>
      <ul className={classes.live}>
        {offered.slice(0, shown).map((item) => (
          <li key={item.content_id}>
            <TitleOf item={item} />
            <Button
              size="compact-md"
              variant="light"
              leftSection={<IconPresentation size={18} aria-hidden="true" />}
              aria-label={`${t('actions:live_short')}: ${item.title}`}
              onClick={() => {
                setLed(item);
                setOpen(true);
              }}
            >
              {t('actions:live_short')}
            </Button>
          </li>
        ))}
      </ul>
      {led && <LiveRoundDialog item={led} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Leaves out what is there in several languages but for one of them: the reader's own, or else that of what came last. */
function ofOneLanguage(rows: readonly LibraryRow[], own: Language): LibraryRow[] {
  const same = ({ content_type, skill_id }: LibraryRow): string => `${content_type} ${skill_id}`;
  const bySkill = Map.groupBy(rows, same);
  return rows.filter((row) => {
    const all = bySkill.get(same(row)) ?? [];
    const { language } = all.find((each) => each.language === own) ?? all[0] ?? row;
    return row.language === language;
  });
}

function TitleOf({ item }: { readonly item: LibraryRow }) {
  const path = previewPath(item, 'schools_content');
  const title = <ContentTitle language={item.language}>{item.title}</ContentTitle>;
  if (path === null) return <span>{title}</span>;
  return (
    <Anchor component={Link} to={path}>
      {title}
    </Anchor>
  );
}
