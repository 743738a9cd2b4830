const zeros = ['0', '\u0660', '\u06F0'].map((zero) => zero.charCodeAt(0));

/** The figure that a key writes, in Latin, Arabic or Persian figures; 0 for any other key, one that is held down, or a shortcut. */
export function figureOf(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): number {
  const { key, repeat, ctrlKey, altKey, metaKey } = event;
  if (repeat || ctrlKey || altKey || metaKey || key.length !== 1) return 0;
  const figures = zeros.map((zero) => key.charCodeAt(0) - zero);
  return figures.find((figure) => figure > 0 && figure < 10) ?? 0;
}
