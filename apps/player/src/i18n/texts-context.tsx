import type { Language } from '@takhti/domain';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { usualLanguage } from '../language/usual-language.ts';
import { loadFonts } from '../styles/fonts.ts';
import { englishTexts, loadTexts, type Texts } from './texts.ts';

interface Current {
  readonly texts: Texts;
  readonly want: (language: Language) => void;
}

const TextsContext = createContext<Current>({ texts: englishTexts, want: () => undefined });

/** Loads the words and faces of the wanted language and turns the page in its direction. */
export function TextsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [wanted, want] = useState<Language>(usualLanguage);
  const [texts, setTexts] = useState(englishTexts);

  useEffect(() => {
    let isCurrent = true;
    void loadFonts(wanted);
    void loadTexts(wanted).then((loaded) => {
      if (isCurrent) setTexts(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  // With the words and not after them: nobody sees, or reads, Urdu from left to right.
  useLayoutEffect(() => {
    document.documentElement.lang = texts.tag;
    document.documentElement.dir = texts.dir;
  }, [texts]);

  const current = useMemo(() => ({ texts, want }), [texts]);
  return <TextsContext value={current}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  return useContext(TextsContext).texts;
}

/**
 * Shows `children` in the content's language, and `meanwhile` until its words are there. When another one is wanted then, they stay as
 * they are until it comes: what was typed in them is not lost.
 */
export function InLanguage(props: {
  readonly language: Language;
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { texts, want } = useContext(TextsContext);
  useEffect(() => want(props.language), [want, props.language]);
  const [hasShown, setShown] = useState(false);
  if (!hasShown && texts.language === props.language) setShown(true);
  return hasShown ? props.children : props.meanwhile;
}
