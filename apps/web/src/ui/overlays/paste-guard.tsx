import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Refused {
  readonly field: TextField;
  readonly limit: number;
}

/**
 * Refuses what is pasted or dropped into a plain field and does not fit, and says so at the field: browsers cut such a text at the
 * limit without a word.
 */
export function PasteGuard() {
  const t = useText();
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    const check = (event: InputEvent): void => {
      const field = event.target;
      if (!isTextField(field)) return;
      const isTooLong = isPasted(event) && lengthAfter(field, event.data ?? '') > field.maxLength;
      if (isTooLong) event.preventDefault();
      setRefused(isTooLong ? { field, limit: field.maxLength } : null);
    };
    document.addEventListener('beforeinput', check);
    return () => document.removeEventListener('beforeinput', check);
  }, []);
  useEffect(() => {
    if (!refused) return;
    const close = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setRefused(null);
    };
    const { field } = refused;
    field.addEventListener('blur', close);
    field.addEventListener('keydown', close);
    return () => {
      field.removeEventListener('blur', close);
      field.removeEventListener('keydown', close);
    };
  }, [refused]);
  if (!refused) return null;
  const words = t('common:paste_too_long', { limit: refused.limit });
  return (
    <Tooltip
      target={refused.field}
      opened
      multiline
      maw={320}
      color="brick.8"
      position="bottom-start"
      label={<span role="alert">{words}</span>}
    />
  );
}

function isTextField(target: EventTarget | null): target is TextField {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.maxLength >= 0;
}

function isPasted({ inputType }: InputEvent): boolean {
  return inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
}

/** How long the value would be, in UTF-16 units, as `maxLength` counts. */
function lengthAfter(field: TextField, text: string): number {
  const { value, selectionStart, selectionEnd } = field;
  return value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + text.length;
}
