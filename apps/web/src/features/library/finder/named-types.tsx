import { Button } from '@mantine/core';
import { limits, type ContentType } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import { useTypeName } from '../../../ui/index.ts';
import { answering, useNames } from '../../palette/index.ts';
import classes from './finder.module.css';

interface NamedTypesProps {
  /** The search text. */
  readonly typed: string;
  /** The types to filter by. */
  readonly types: readonly ContentType[];
  readonly onType: (type: ContentType) => void;
}

/** Most types share a word with others; more than these would be a list of types, which the filter is. */
const most_offered = 4;

/** A person who searches for "crossword" may mean what crosswords say, or crosswords: these are offered beside what was found. */
export function NamedTypes(props: NamedTypesProps) {
  // Before that nothing is searched for, and the names in other languages do not come.
  return props.typed.trim().length < limits.search.min ? null : <Offered {...props} />;
}

function Offered({ typed, types, onType }: NamedTypesProps) {
  const t = useText();
  const typeName = useTypeName();
  const names = useNames();
  const commands = types.map((type) => ({
    id: type,
    label: typeName(type),
    words: [...names(`common:types.${type}`), ...names(`palette:words.${type}`)],
  }));
  const called = answering(commands, typed).slice(0, most_offered);
  if (called.length === 0) return null;
  return (
    <div className={classes.called} role="group" aria-label={t('library:called')}>
      <span className={classes.calledLabel} aria-hidden="true">
        {t('library:called')}
      </span>
      {called.map(({ id, label }) => (
        <Button
          key={id}
          variant="default"
          size="compact-md"
          leftSection={<TypeIcon type={id} size={20} />}
          onClick={() => onType(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
