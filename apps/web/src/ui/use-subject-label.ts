import { isTextKey, useText } from '../i18n/index.ts';

/** A subject of the curriculum in the language of the screen; as it was written where we do not know it. */
export function useSubjectLabel(): (subject: string) => string {
  const t = useText();
  return (subject) => {
    const key = `common:subjects.${subject
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')}`;
    return isTextKey(key) ? t(key) : subject;
  };
}
