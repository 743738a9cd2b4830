import { TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ContentType } from '@takhti/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { isLmsTeacher, useUrlData } from '../../../app/launch/index.ts';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { useOfferedTypes } from '../../../types/use-offered-types.ts';
import { useTypeWords } from '../../../types/use-type-words.ts';
import { EmptyState, useTypeName } from '../../../ui/index.ts';
import { answering } from '../../palette/index.ts';
import classes from './create-page.module.css';
import { TypeCards } from './type-cards.tsx';
import { groupOf, typeGroups } from './type-group.ts';

/** Every type that can be made, in groups, and a field that finds them by the words that people have for them. */
export function TypeFinder() {
  const t = useText();
  const [typed, setTyped] = useState('');
  const types = useTypesFor(typed);
  const isTeacher = isLmsTeacher(useUrlData());
  const field = useRef<HTMLInputElement>(null);
  // With a finger a keyboard would come up and cover the cards.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <TextInput
        type="search"
        ref={field}
        className={classes.find}
        label={t('dashboard:create.find')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typeGroups.map((group) => {
        const here = types.filter((type) => groupOf(type, isTeacher) === group);
        return (
          here.length > 0 && <Group key={group} name={t(`dashboard:create.groups.${group}`)} types={here} />
        );
      })}
      {types.length === 0 && (
        <EmptyState title={t('common:no_data')} text={t('dashboard:create.find_none')} />
      )}
    </>
  );
}

function Group({ name, types }: { readonly name: string; readonly types: readonly ContentType[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Title order={2} id={id}>
        {name}
      </Title>
      <TypeCards types={types} order={3} />
    </section>
  );
}

function useTypesFor(typed: string): readonly ContentType[] {
  const t = useText();
  const typeName = useTypeName();
  const searchTermsOf = useTypeWords();
  const types = useOfferedTypes();
  if (typed.trim() === '') return types;
  const named = types.map((type) => {
    const about = `dashboard:create.about.${type}`;
    return {
      id: type,
      label: typeName(type),
      detail: isTextKey(about) ? t(about) : '',
      words: searchTermsOf(type),
    };
  });
  return answering(named, typed).map(({ id }) => id);
}
