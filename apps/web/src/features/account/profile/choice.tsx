import { Radio, Stack } from '@mantine/core';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly description?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, each with what it looks like. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Radio.Group
      label={label}
      value={value}
      onChange={(chosen) => {
        const option = options.find((each) => each.value === chosen);
        if (option) onChange(option.value);
      }}
    >
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
