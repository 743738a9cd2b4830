import { limits } from '@takhti/domain';
import { useEffect, useRef, useState, type ChangeEvent, type RefCallback, type SubmitEvent } from 'react';
import { useText, type TextKey, type TextValues } from '../../i18n/index.ts';

/** The faults of a form by field, as keys of their texts. */
export type Faults<Field extends string> = Partial<Record<Field, TextKey | undefined>>;

/** Why sending a form failed: shown at a field, or above all of them. */
export interface FormFailure<Field extends string> {
  readonly text: TextKey;
  readonly field?: Field;
}

interface Settings<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>;
  /** Validates the fields before anything is sent. */
  readonly faultsOf: (values: Readonly<Record<Field, string>>) => Faults<Field>;
  /** Sends the form; null when it succeeded. */
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<FormFailure<Field> | null>;
  /** The field that gets the focus after a failure that is about no field. */
  readonly returnTo: Field;
  /** The field that has the focus when the form opens; left out where none should take it. */
  readonly startsAt?: Field;
  /** The values in the texts of faults; left out: the lengths of a password. */
  readonly faultValues?: TextValues;
}

export interface FieldProps {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A small form of texts: what is wrong is said beside its field and the first such field has the focus, nothing typed is lost,
 * and what the server refuses is said where it belongs. It keeps nothing: these forms hold passwords.
 */
export function useForm<Field extends string>({
  initial,
  faultsOf,
  send,
  returnTo,
  startsAt,
  faultValues = limits.password,
}: Settings<Field>) {
  const t = useText();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [notice, setNotice] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inputs = useRef(new Map<Field, HTMLInputElement>());

  useEffect(() => {
    // On a phone the keyboard would cover what the page is about.
    if (startsAt !== undefined && matchMedia('(pointer: fine)').matches)
      inputs.current.get(startsAt)?.focus();
  }, [startsAt]);

  function show(found: Faults<Field>): boolean {
    setFaults(found);
    const first = (Object.keys(initial) as Field[]).find((field) => found[field] !== undefined);
    if (first === undefined) return false;
    inputs.current.get(first)?.focus();
    return true;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setNotice(null);
    if (isBusy || show(faultsOf(values))) return;
    setBusy(true);
    const failure = await send(values);
    setBusy(false);
    if (!failure) return;
    if (failure.field !== undefined) {
      show({ [failure.field]: failure.text } as Faults<Field>);
    } else {
      setNotice(failure.text);
      inputs.current.get(returnTo)?.focus();
    }
  }

  return {
    notice,
    isBusy,
    submit: (event: SubmitEvent): void => void submit(event),
    reset: (): void => setValues(initial),
    fieldProps(field: Field): FieldProps {
      const fault = faults[field];
      return {
        ref: (input) => {
          if (input) inputs.current.set(field, input);
          else inputs.current.delete(field);
        },
        value: values[field],
        error: fault === undefined ? undefined : t(fault, faultValues),
        onChange: (event) => {
          const { value } = event.currentTarget;
          setValues((before) => ({ ...before, [field]: value }));
          setFaults((before) => ({ ...before, [field]: undefined }));
        },
      };
    },
  };
}
