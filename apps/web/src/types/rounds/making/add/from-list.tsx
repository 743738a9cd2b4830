import { readList } from '@takhti/content-types/making';
import { useDeferredValue, useMemo, useState } from 'react';
import { ListField } from '../list-field.tsx';
import { ChooseRounds } from './choose-rounds.tsx';
import type { FromProps } from './from-props.ts';

/** Rounds of a list that is written or pasted here. */
export function FromList(props: FromProps) {
  const { language } = props;
  const [list, setList] = useState('');
  const judged = useDeferredValue(list);
  const entries = useMemo(() => readList(judged, language), [judged, language]);
  return (
    <>
      <ListField list={list} language={language} rows={7} onChange={setList} />
      {entries.length > 0 && <ChooseRounds {...props} entries={entries} of="line" />}
    </>
  );
}
