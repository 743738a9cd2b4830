import { Anchor, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createContainer } from '@takhti/contract';
import {
  contentTypes,
  limits,
  localeOf,
  type ContentType,
  type GatheredItem,
  type OpenedContainer,
} from '@takhti/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { useTypeName, langAndDirOfContent } from '../../../ui/index.ts';
import { TypeIcon } from '../../type-icon.tsx';
import { useOfferedTypes } from '../../use-offered-types.ts';
import classes from './gathering.module.css';

interface BeginContentProps {
  /** The content that it is created for: it gets its skill, grade and language. */
  readonly item: OpenedContainer;
  readonly onAdd: (item: GatheredItem) => void;
}

/** Begins content from where it is gathered: a draft, which is there at once and is written beside this page. */
export function BeginContent({ item, onAdd }: BeginContentProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<readonly OpenedContainer[]>([]);
  const [opener, newest] = [useRef<HTMLButtonElement>(null), useRef<HTMLAnchorElement>(null)];
  const goesTo = useRef<'opener' | 'newest' | null>(null);
  // The form had the focus and is gone.
  useEffect(() => {
    if (isOpen || goesTo.current === null) return;
    (goesTo.current === 'newest' ? newest : opener).current?.focus();
    goesTo.current = null;
  }, [isOpen, newest, opener]);
  return (
    <>
      {!isOpen && (
        <Button
          ref={opener}
          variant="default"
          mb="sm"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('files:plan.begin.open')}
        </Button>
      )}
      {isOpen && (
        <BeginForm
          item={item}
          onBegun={(made) => {
            setBegun([...begun, made]);
            goesTo.current = 'newest';
            setOpen(false);
            onAdd({ content_id: made.content_id, content_type: made.content_type, title: made.title });
          }}
          onCancel={() => {
            goesTo.current = 'opener';
            setOpen(false);
          }}
        />
      )}
      <ul className={classes.begun} role="status">
        {begun.map((made) => (
          <li key={made.container_id} className={classes.begunRow}>
            <TypeIcon type={made.content_type} size={28} />
            <span className={classes.itemWords}>
              <bdi lang={localeOf(made.language)}>{made.title}</bdi>
              <span className={classes.soft}>{t('files:plan.begin.done')}</span>
            </span>
            <Anchor
              ref={newest}
              href={editorPath(made) ?? undefined}
              target="_blank"
              rel="noopener"
              aria-label={`${t('files:plan.begin.write')}: ${made.title}`}
            >
              {t('files:plan.begin.write')}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}

interface BeginFormProps {
  readonly item: OpenedContainer;
  readonly onBegun: (made: OpenedContainer) => void;
  readonly onCancel: () => void;
}

function BeginForm({ item, onBegun, onCancel }: BeginFormProps) {
  const t = useText();
  const typeName = useTypeName();
  // A plan in a plan is none.
  const types = useOfferedTypes().filter(
    (type) => contentTypes[type].selectable && type !== item.content_type,
  );
  const [type, setType] = useState<ContentType | undefined>(types[0]);
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useCall(createContainer);

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const wanted = title.trim();
    setMissing(wanted === '');
    if (wanted === '') return field.current?.focus();
    if (type === undefined || create.isRunning) return;
    const { language, skill_id, grade } = item;
    const made = await create.run({ content_type: type, title: wanted, language, skill_id, grade });
    if (made) onBegun(made);
  }

  return (
    <form className={classes.begin} onSubmit={(event) => void begin(event)} noValidate>
      <TextInput
        ref={field}
        // Opened to be written in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('files:plan.begin.title')}
        description={t('files:plan.begin.hint')}
        value={title}
        maxLength={limits.title.max}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setMissing(false);
        }}
        error={isMissing && t('files:plan.begin.title_missing')}
        attributes={{ input: langAndDirOfContent(title, item.language) }}
        required
      />
      <NativeSelect
        label={t('files:plan.begin.type')}
        value={type}
        data={types.map((value) => ({ value, label: typeName(value) }))}
        onChange={(event) => setType(types.find((each) => each === event.currentTarget.value))}
      />
      <div className={classes.beginBar}>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={create.isRunning}>
          {t('files:plan.begin.submit')}
        </Button>
      </div>
    </form>
  );
}
