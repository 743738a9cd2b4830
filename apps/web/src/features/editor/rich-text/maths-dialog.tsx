import { Stack, Tabs, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Dialog, Formula } from '../../../ui/index.ts';
import { palette, paletteGroups, pressKey, type PaletteKey } from './maths-palette.ts';
import classes from './maths-dialog.module.css';

interface MathsDialogProps {
  /** The formula to change; '' for a new one. */
  readonly latex: string;
  readonly onDone: (latex: string) => void;
  readonly onCancel: () => void;
}

/** Edits a formula in LaTeX, with a palette of commands and an immediate preview. */
export function MathsDialog({ latex, onDone, onCancel }: MathsDialogProps) {
  const t = useText();
  const [text, setText] = useState(latex);
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = useLatexFault(text);
  const isEmpty = text.trim() === '';

  function press(key: PaletteKey): void {
    const input = field.current;
    const at = input
      ? { from: input.selectionStart, to: input.selectionEnd }
      : { from: text.length, to: text.length };
    const next = pressKey(text, at, key);
    setText(next.text);
    // The cursor can be set only after the new text is in the field.
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(next.cursor, next.cursor);
    });
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t(latex === '' ? 'editor:maths.insert_title' : 'editor:maths.edit_title')}
      confirmLabel={t(latex === '' ? 'editor:insert' : 'editor:apply')}
      isConfirmDisabled={isEmpty || fault !== null}
      onConfirm={() => onDone(text.trim())}
      onCancel={onCancel}
    >
      <Stack gap="sm">
        <div className={classes.preview} aria-live="polite">
          {isEmpty ? (
            <Text size="sm" c="dimmed">
              {t('editor:maths.preview')}
            </Text>
          ) : (
            <Formula latex={text} />
          )}
        </div>
        <Textarea
          ref={field}
          label={t('editor:maths.latex')}
          error={fault === null ? undefined : t('editor:maths.fault')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // As in every dialog Enter confirms; a formula has one line.
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            if (!isEmpty && fault === null) onDone(text.trim());
          }}
          autosize
          minRows={2}
          maxRows={5}
          spellCheck={false}
          autoCapitalize="off"
          data-autofocus
          classNames={{ input: classes.latex }}
        />
        <Palette onPress={press} />
      </Stack>
    </Dialog>
  );
}

function Palette({ onPress }: { onPress: (key: PaletteKey) => void }) {
  const t = useText();
  return (
    <Tabs defaultValue="structures" keepMounted={false}>
      <Tabs.List>
        {paletteGroups.map((group) => (
          <Tabs.Tab key={group} value={group}>
            {t(`editor:maths.groups.${group}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {paletteGroups.map((group) => (
        <Tabs.Panel key={group} value={group} className={classes.keys}>
          {palette[group].map((key) => (
            <UnstyledButton
              key={key.writes}
              type="button"
              className={classes.key}
              aria-label={t('editor:maths.write', { what: key.writes.replace('|', '').trim() })}
              onClick={() => onPress(key)}
            >
              <Formula latex={key.shows} />
            </UnstyledButton>
          ))}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

// A broken formula would reach learners as red source text.
function useLatexFault(latex: string): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isLatest = true;
    void import('../../../ui/content/katex.ts').then(({ katex }) => {
      if (isLatest) setFault(faultOf(() => katex.renderToString(latex, { throwOnError: true })));
    });
    return () => {
      isLatest = false;
    };
  }, [latex]);
  return latex.trim() === '' ? null : fault;
}

function faultOf(draw: () => unknown): string | null {
  try {
    draw();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
