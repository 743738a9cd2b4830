import { useEffect, useState } from 'react';
import { textInAllLanguages, type TextValues } from '../../i18n/index.ts';

/** What a text is called in each of our languages, as far as these have come; none where there is no such text. */
export type NamesOf = (key: string, values?: TextValues) => readonly string[];

const none: NamesOf = () => [];

/** By what a command is found, in whichever language and keyboard somebody thinks of it. */
export function useNames(): NamesOf {
  const [names, setNames] = useState<NamesOf>(() => none);
  useEffect(() => {
    let isCurrent = true;
    void textInAllLanguages(['common', 'palette']).then((found) => isCurrent && setNames(() => found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return names;
}
